import { Field } from '@/components/forms/field';

/** Delivery details. Disabled as long as the shop takes no orders online; the page says so. */
export function DeliveryForm() {
  return (
    <form>
      <fieldset disabled className="grid gap-5 tablet:grid-cols-2">
        <legend className="mb-5 text-2xl font-bold tracking-tight">Delivery details</legend>
        <Field label="E-mail" type="email" name="email" autoComplete="email" className="tablet:col-span-2" />
        <Field label="Full name" name="name" autoComplete="name" className="tablet:col-span-2" />
        <Field label="Street and number" name="street" autoComplete="street-address" className="tablet:col-span-2" />
        <Field label="Postal code" name="postcode" autoComplete="postal-code" />
        <Field label="Town" name="town" autoComplete="address-level2" />
        <Field label="State or province" name="state" autoComplete="address-level1" />
        <Field label="Country" name="country" autoComplete="country-name" />
        <button type="submit" className="button tablet:col-span-2">
          Continue to payment
        </button>
      </fieldset>
    </form>
  );
}
