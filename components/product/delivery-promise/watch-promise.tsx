import { sendingCopy } from '@/components/product/copy-late';
import { countries } from '@/data/countries';
import { isCountryCode } from '@/data/country-names';
import { returnDays, warrantyOf } from '@/data/policies';
import { freeShippingOver, shippingServices } from '@/data/shipping';
import { weekendText } from '@/data/weekend';
import { formatDollars, formatMoney } from '@/domain/money';
import { type Availability, renderedStock } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { blankCheckout } from '@/store/saved-checkout';
import { BuyPromise } from './buy-promise';
import { PromiseRows, sendingTo } from './promise-rows';

/** The promise beside the buttons; without JavaScript it says what sending costs everywhere (docs/product.md 6.15). */
export function WatchPromise({ watch, availability }: { watch: Watch; availability: Availability }) {
  const { catalogue, id, maker, priceCents, weekendCents } = watch;
  const fixed = {
    comesBack: sendingCopy.within(returnDays),
    ...(weekendCents !== undefined && { weekendCents, onWeekends: weekendText }),
    maker: maker.name,
    warranty: warrantyOf(maker.name),
  };
  return (
    <>
      <BuyPromise watch={{ catalogue, id }} rendered={availability} priceCents={priceCents} {...fixed}>
        <PromiseRows {...fixed} {...usualPromise(priceCents)} stock={renderedStock(availability)} />
      </BuyPromise>
      <noscript>
        <p className="border-t border-line py-1 text-sm text-soft">{elsewhere()}</p>
      </noscript>
    </>
  );
}

/** For the country that the delivery form starts with. */
function usualPromise(priceCents: number) {
  const { country } = blankCheckout.details;
  const sending = sendingTo(country, priceCents);
  if (!sending || !isCountryCode(country)) throw new Error(`The shop does not send to ${country}.`);
  return { to: countries[country], cost: sending.cost, arrives: sendingCopy.days(sending.days) };
}

function elsewhere(): string {
  const usual = shippingServices.find(({ zones }) => zones.includes('international'));
  if (!usual) throw new Error('The shop sends to no other country.');
  const { cents, days, label } = usual;
  return sendingCopy.elsewhere(
    `${formatMoney(cents)} by ${label}`,
    formatDollars(freeShippingOver.international),
    sendingCopy.days(days),
  );
}
