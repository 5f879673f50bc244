import { DeskField } from './form';

type AddressFieldsProps = {
  form: Parameters<typeof DeskField>[0]['form'];
  values?: Readonly<Record<string, string>>;
};

const fields = [
  ['fullName', 'Name', true],
  ['line1', 'Street and number', true],
  ['line2', 'Second line', false],
  ['postalCode', 'Postal code', false],
  ['city', 'City', true],
  ['region', 'State or region', false],
] as const;

/** Fields of a delivery address that a shopper gives by phone. The server checks the rules of the country. */
export function AddressFields({ form, values = {} }: AddressFieldsProps) {
  return (
    <>
      {fields.map(([name, label, required]) => (
        <DeskField key={name} form={form} name={name} label={label} required={required} value={values[name] ?? ''} />
      ))}
      <DeskField form={form} name="phone" label="Phone, for the carrier" kind="tel" value={values.phone ?? ''} />
    </>
  );
}
