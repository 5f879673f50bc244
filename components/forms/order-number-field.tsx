import { maxOrderNumberLength } from '@/contract/limits';
import { orderNumberPattern } from '@/domain/order-number';
import { orderNumberRule } from './copy-rejections';
import { Field } from './field';

type OrderNumberFieldProps = Pick<Parameters<typeof Field>[0], 'label' | 'hint' | 'isCoded'>;

/** The number of an order, as the shopper types it from an email. */
export function OrderNumberField(props: OrderNumberFieldProps) {
  return (
    <Field
      {...props}
      name="number"
      required
      maxLength={maxOrderNumberLength}
      placeholder="OH-"
      autoCapitalize="characters"
      spellCheck={false}
      pattern={orderNumberPattern}
      title={orderNumberRule}
    />
  );
}
