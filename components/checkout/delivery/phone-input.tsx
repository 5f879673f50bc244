import { deliveryFormCopy } from '@/components/checkout/copy';
import { phoneRule } from '@/components/forms/copy';
import { Field } from '@/components/forms/field';
import { deliveryLimits } from '@/contract/limits';
import { phonePattern } from '@/domain/address-rules';

type PhoneInputProps = {
  phone: string;
  /** Gets the text after each input event. */
  type: (phone: string) => void;
  className: string;
};

/** The phone number for the carrier (docs/product.md 13.24). */
export function PhoneInput({ phone, type, className }: PhoneInputProps) {
  return (
    <Field
      name="phone"
      label={deliveryFormCopy.phone}
      hint={deliveryFormCopy.phoneHint}
      type="tel"
      isCoded
      pattern={phonePattern}
      title={phoneRule}
      maxLength={deliveryLimits.phone}
      autoComplete="tel"
      className={className}
      value={phone}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
