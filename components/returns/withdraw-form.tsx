import { orderNumberRule } from '@/components/forms/copy-rejections';
import { EmailField, Field, SelectField } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/spam-guard';
import { deliveryLimits, maxNamedWatches, maxOrderNumberLength } from '@/contract/limits';
import { withdrawalRoute } from '@/contract/returns';
import { maxQuantity } from '@/domain/line-items';
import { orderNumberPattern } from '@/domain/order-number';
import { letterPattern } from '@/domain/typed-text';
import type { Watch } from '@/domain/watch';
import { withdrawCopy as copy } from './copy';

const places = Array.from({ length: maxNamedWatches }, (_, index) => index + 1);
const quantities = Array.from({ length: maxQuantity }, (_, index) => index + 1);

/** First step of a guest's withdrawal. The browser posts the form itself, with or without scripts. */
export function WithdrawForm({ watches }: { watches: readonly Pick<Watch, 'key' | 'fullName'>[] }) {
  return (
    <form action={withdrawalRoute.path} method="post" aria-label={copy.form} className="grid grid-cols-1 gap-5">
      <Field
        label={copy.number}
        name="number"
        required
        maxLength={maxOrderNumberLength}
        placeholder="OH-"
        autoCapitalize="characters"
        spellCheck={false}
        pattern={orderNumberPattern}
        title={orderNumberRule}
        hint={copy.numberHint}
      />
      <EmailField label={copy.email} hint={copy.emailHint} />
      <Field
        label={copy.name}
        name="name"
        required
        maxLength={deliveryLimits.fullName}
        autoComplete="name"
        pattern={letterPattern}
      />
      <details className="border-y border-line py-3">
        <summary className="cursor-pointer py-1.5 font-semibold">{copy.partTitle}</summary>
        <p className="mt-2 text-sm text-soft">{copy.partHint}</p>
        <div className="mt-4 grid gap-4">
          {places.map((place) => (
            <div key={place} className="grid grid-cols-1 gap-4 tablet:grid-cols-[minmax(0,1fr)_9rem] tablet:items-end">
              <SelectField label={copy.watch(place)} name={`watch${place}`}>
                <option value="">{copy.noWatch}</option>
                {watches.map(({ key, fullName }) => (
                  <option key={key} value={key}>
                    {fullName}
                  </option>
                ))}
              </SelectField>
              <SelectField label={copy.units(place)} name={`units${place}`}>
                {quantities.map((units) => (
                  <option key={units}>{units}</option>
                ))}
              </SelectField>
            </div>
          ))}
        </div>
      </details>
      <Honeypot />
      <div>
        <button type="submit" className="button w-full">
          {copy.next}
        </button>
        <p className="mt-1.5 text-sm text-soft">{copy.nextHint}</p>
      </div>
    </form>
  );
}
