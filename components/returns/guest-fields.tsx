import { EmailField, SelectField } from '@/components/forms/field';
import { OrderNumberField } from '@/components/forms/order-number-field';
import { maxNamedWatches } from '@/contract/limits';
import { maxQuantity } from '@/domain/line-items';
import type { Watch } from '@/domain/watch';
import { guestCopy as copy } from './copy';

const places = Array.from({ length: maxNamedWatches }, (_, index) => index + 1);
const quantities = Array.from({ length: maxQuantity }, (_, index) => index + 1);

/** Number and email address of a guest's order. */
export function GuestOrderFields({ emailHint }: { emailHint: string }) {
  return (
    <>
      <OrderNumberField label={copy.number} hint={copy.numberHint} />
      <EmailField label={copy.email} hint={emailHint} />
    </>
  );
}

export type NamedWatchesProps = { watches: readonly Pick<Watch, 'key' | 'fullName'>[]; hint: string };

/** Watches and units of a part of the order, folded away. */
export function NamedWatches({ watches, hint }: NamedWatchesProps) {
  return (
    <details className="border-y border-line py-3">
      <summary className="cursor-pointer py-1.5 font-semibold">{copy.partTitle}</summary>
      <p className="mt-2 text-sm text-soft">{hint}</p>
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
  );
}
