import { notFound } from 'next/navigation';
import { DeskHistory } from '@/components/desk/record';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { WatchPreview } from '@/components/desk/watch-preview';
import { currencies } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { isWatchKey } from '@/domain/watch-key';
import { editedWatch } from '@/server/desk/watches/watches';
import { openDesk } from '../../../open-desk';

export const metadata = { title: 'Texts and price of a watch' };

const LIST = '/desk/watches';
const PRICES = '/desk/prices';

/** Texts and price of one watch: draft, preview, publish (docs/product.md 42.7, 42.8). */
export default async function EditedWatchPage({ params, searchParams }: PageProps<'/desk/watches/[catalogue]/[id]'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { catalogue, id } = await params;
  const watch = `${catalogue}/${id}`;
  const found = isWatchKey(watch) ? await editedWatch(db, actor, watch, now) : undefined;
  if (!found) notFound();
  const { published, draft, isEdited, isHidden, sale, changes, version } = found;
  const path = `${LIST}/${watch}`;
  const back = { back: path, submitted };
  const form = { action: 'save-watch-draft', ...back };
  const shown = draft ?? published;
  const [first, second, third] = shown.description;
  return (
    <DeskPage title={published.fullName} path={path} submitted={submitted}>
      <div className="desk-columns">
        <DeskSection title="In the shop">
          {isHidden && <p className="desk-bad">Hidden: no shopper sees or buys it.</p>}
          <WatchPreview watch={published} />
          {sale?.cents !== undefined && (
            <p>
              {formatMoney(sale.cents, 'usd')} today, by the price list “{sale.list}”.{' '}
              <a href={PRICES}>Prices and sales</a>
            </p>
          )}
          {sale?.others && (
            <p>
              In other currencies, by price lists:{' '}
              {currencies
                .flatMap((currency) => {
                  const other = sale.others?.[currency];
                  return other ? `${formatMoney(other.cents, currency)} (“${other.list}”)` : [];
                })
                .join(', ')}
            </p>
          )}
          <p className="desk-soft">
            {isEdited ? 'Edited at the desk.' : 'The text and the price of the shop’s own files.'}
            {!isHidden && (
              <>
                {' '}
                <a href={published.path}>Page in the shop</a>
              </>
            )}
          </p>
          <DeskForm
            action="show-watch"
            {...back}
            version={version}
            fields={{ watch, shown: isHidden ? 'yes' : 'no' }}
            button={isHidden ? 'Show in the shop' : 'Hide from the shop'}
            look="quiet"
          />
        </DeskSection>
        {draft && (
          <DeskSection title="Preview of the draft">
            <WatchPreview watch={draft} />
            <p>
              <a href={`/desk/preview/${watch}`}>The whole page as its draft</a>
            </p>
            <DeskForm
              action="publish-watch"
              {...back}
              version={version}
              fields={{ watch, cents: String(draft.priceCents) }}
              button={`Publish at ${formatMoney(draft.priceCents, 'usd')}`}
            />
            <DeskForm
              action="discard-watch-draft"
              {...back}
              version={version}
              fields={{ watch }}
              button="Discard the draft"
              look="quiet"
            />
          </DeskSection>
        )}
      </div>
      <DeskSection title="Draft">
        <DeskForm {...form} version={version} fields={{ watch }} button="Save the draft">
          <DeskField form={form} name="name" label="Name" value={shown.name} required />
          <DeskField
            form={form}
            name="price"
            label="Price in US dollars"
            inputMode="decimal"
            hint="Such as 289 or 289.50. A weekend price is a part of it and follows. A sale is a price list."
            value={(shown.priceCents / 100).toFixed(2)}
            required
          />
          <DeskField form={form} name="txt1" label="Description" kind="area" value={first ?? ''} required />
          <DeskField form={form} name="txt2" label="Second part" kind="area" value={second ?? ''} required />
          <DeskField form={form} name="txt3" label="Third part" kind="area" value={third ?? ''} required />
        </DeskForm>
      </DeskSection>
      <DeskSection title="Changes by owners">
        <DeskHistory steps={changes} />
      </DeskSection>
      <p>
        <a href={LIST}>Back to the watches</a>
      </p>
    </DeskPage>
  );
}
