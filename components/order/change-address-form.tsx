'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeAddress } from '@/browser/shop-client';
import { AddressInputs, FullNameInput } from '@/components/address-book/address-inputs';
import { PhoneInput } from '@/components/checkout/delivery/phone-input';
import { rejectedForm } from '@/components/forms/copy-rejections';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { useNavigate } from '@/components/ui/hooks';
import { changeAddressRoute } from '@/contract/order-changes';
import type { Address } from '@/domain/address';
import { orderPath } from '@/domain/paths';
import { keysOf } from '@/domain/records';
import { changeAddressCopy as copy } from './copy';

type ChangeAddressFormProps = {
  /** Token of the order. */
  order: string;
  address: Address;
  phone: string;
  /** The `<option>` element of the order's country. */
  country: ReactNode;
};

/** Changes the delivery address of an order; without scripts the browser posts the form. */
export function ChangeAddressForm({ order, address: initial, phone: initialPhone, country }: ChangeAddressFormProps) {
  const [address, setAddress] = useState(initial);
  const [phone, setPhone] = useState(initialPhone);
  const navigateTo = useNavigate();
  const type = (line: keyof Address, text: string) => setAddress((typed) => ({ ...typed, [line]: text }));
  const fields = useRef<HTMLFieldSetElement>(null);
  // React keeps text that was typed before hydration in the fields, but does not call their `onChange`.
  const takeEarlyText = useEffectEvent(() => {
    const typed = new FormData(fields.current?.form ?? undefined);
    for (const line of keysOf(initial)) type(line, typed.get(line)?.toString() ?? initial[line]);
    setPhone(typed.get('phone')?.toString() ?? initialPhone);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the text is taken once
  useEffect(() => takeEarlyText(), []);
  const save = async (): Promise<FormResult> => {
    const saved = await changeAddress({ order, ...address, phone });
    if (!saved.ok) return rejectedForm(saved.rejection);
    navigateTo(orderPath(order));
    return { done: '' };
  };
  return (
    <Form label={copy.title} busyCopy={copy.busy} submit={save} action={changeAddressRoute.path}>
      <input type="hidden" name="order" value={order} />
      <fieldset ref={fields} className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5 tablet:grid-cols-6">
        <legend className="sr-only">{copy.title}</legend>
        <FullNameInput address={address} type={type} className="col-span-full" />
        <AddressInputs address={address} type={type} countries={country} />
        <PhoneInput phone={phone} type={setPhone} className="col-span-full" />
      </fieldset>
      <SubmitButton>{copy.save}</SubmitButton>
    </Form>
  );
}
