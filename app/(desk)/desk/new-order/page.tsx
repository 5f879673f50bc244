import { AddressFields } from '@/components/desk/address-fields';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { countries } from '@/data/countries';
import { currencies } from '@/domain/currency';
import { offeredLanguages } from '@/domain/languages';
import { formatMoney } from '@/domain/money';
import {
  CHANGEABLE,
  goodsQuestion,
  newOrderText,
  PHONE_LINES,
  phoneQuote,
  withChangedGoods,
} from '@/server/desk/new-order/new-order';
import { openDesk } from '../open-desk';

export const metadata = { title: 'New order' };

const PATH = '/desk/new-order';

/** Id of the form that places the order. */
const PLACE = 'place-order';

/** Watches in the list of suggestions; the names of ten thousand would be a megabyte. */
const MAX_SUGGESTIONS = 300;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** An order by phone: the watches and their price first, then the shopper (docs/product.md 41.9). */
export default async function NewOrderPage({ searchParams }: PageProps<'/desk/new-order'>) {
  const { db, actor, now, submitted, query } = await openDesk(searchParams);
  // A rejected order comes back with everything that was typed, also when its total is shown again.
  const isShown = submitted?.action === 'show-total';
  const rejected = (isShown || submitted?.action === 'new-order') && !submitted.outcome?.ok ? submitted : undefined;
  const before = withChangedGoods(rejected?.fields ?? {});
  const typed = { ...before, ...query };
  const asked = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const question = asked.country === undefined ? undefined : goodsQuestion().safeParse(asked);
  const quote = question?.success ? await phoneQuote(db, actor, question.data, now) : undefined;
  const watches = (await catalogue.listAll('all')).slice(0, MAX_SUGGESTIONS);
  // Beside the shopper's fields, "Show the total" sends both: this form has the goods whose total it shows as hidden fields.
  const [prefix, element] = quote?.ok ? [CHANGEABLE, PLACE] : ['', undefined];
  const field = { form: { action: 'goods', back: PATH, submitted: undefined }, element };
  const isTotalAsked = isShown || query.country !== undefined;
  const form = { action: 'new-order', back: PATH, submitted: isTotalAsked ? undefined : submitted };
  const goods = Object.fromEntries(
    Object.entries(asked).filter(([name]) => /^(?:watch|units)\d$|^(?:country|currency|service)$/.test(name)),
  );
  return (
    <DeskPage title="New order by phone" path={PATH} submitted={form.submitted}>
      <DeskSection title="Watches">
        <form method="get" action={PATH} className="desk-form">
          {rejected && <input type="hidden" name="submitted" value={rejected.key} />}
          {PHONE_LINES.map((place) => (
            <div key={place} className="desk-row">
              <DeskField
                {...field}
                name={`${prefix}watch${place}`}
                label={`Watch ${place}`}
                value={typed[`watch${place}`] ?? ''}
                list="watches"
                required={place === 1}
              />
              <DeskField
                {...field}
                name={`${prefix}units${place}`}
                label={`Units of watch ${place}`}
                kind="number"
                value={typed[`units${place}`] ?? '1'}
              />
            </div>
          ))}
          <datalist id="watches">
            {watches.map(({ key, fullName }) => (
              <option key={key} value={`${fullName} (${key})`} />
            ))}
          </datalist>
          <div className="desk-row">
            <DeskField
              {...field}
              name={`${prefix}country`}
              label="Country"
              value={typed.country ?? 'US'}
              options={countries}
            />
            <DeskField
              {...field}
              name={`${prefix}currency`}
              label="Currency"
              value={typed.currency ?? 'usd'}
              options={Object.fromEntries(currencies.map((code) => [code, code.toUpperCase()]))}
            />
            {quote?.ok && (
              <DeskField
                {...field}
                name={`${prefix}service`}
                label="Shipping"
                value={quote.value.totals.shipping.id}
                options={Object.fromEntries(
                  quote.value.options.map(({ id, label, cents }) => [
                    id,
                    `${label}, ${formatMoney(cents, quote.value.totals.currency)}`,
                  ]),
                )}
              />
            )}
          </div>
          <button
            type="submit"
            className="desk-quiet"
            {...(element && { form: element, formAction: '/api/desk/show-total', formNoValidate: true })}
          >
            Show the total
          </button>
        </form>
        {question && !question.success && (
          <p role="alert" className="desk-error">
            Choose each watch from the list, or type its key, such as xerix/1.
          </p>
        )}
        {quote && !quote.ok && (
          <p role="alert" className="desk-error">
            {newOrderText(quote.rejection)}
          </p>
        )}
      </DeskSection>
      {quote?.ok && (
        <DeskSection title="Shopper">
          <ul>
            {quote.value.totals.lines.map(({ catalogue: name, id, name: watch, quantity, lineCents }) => (
              <li
                key={`${name}/${id}`}
              >{`${quantity} × ${watch}: ${formatMoney(lineCents, quote.value.totals.currency)}`}</li>
            ))}
            <li>{`${quote.value.totals.shipping.label}: ${formatMoney(quote.value.totals.shipping.cents, quote.value.totals.currency)}`}</li>
          </ul>
          <p>
            <strong>{`Total ${formatMoney(quote.value.totals.totalCents, quote.value.totals.currency)}`}</strong>
          </p>
          <DeskForm
            {...form}
            id={PLACE}
            fields={{ ...goods, service: quote.value.totals.shipping.id, shown: String(quote.value.totals.totalCents) }}
            button={`Place the order and email the link to pay ${formatMoney(quote.value.totals.totalCents, quote.value.totals.currency)}`}
          >
            <DeskField form={form} name="email" label="Email" kind="email" required value={before.email ?? ''} />
            {offeredLanguages.length > 1 && (
              <DeskField
                form={form}
                name="language"
                label="Language of the emails"
                value={before.language ?? 'en'}
                options={Object.fromEntries(offeredLanguages.map(({ code }) => [code, languageNames.of(code) ?? code]))}
              />
            )}
            <AddressFields form={form} values={before} />
          </DeskForm>
        </DeskSection>
      )}
    </DeskPage>
  );
}
