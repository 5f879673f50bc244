import { sellerCopy, shippingCopy } from '@/components/product/copy-late';
import { countries } from '@/data/countries';
import { isCountryCode } from '@/data/country-names';
import { euSalesNote, isSoldTo } from '@/data/eu-sales';
import { hasVatNumber } from '@/data/law';
import { returnDays, warrantyOf } from '@/data/policies';
import { freeShippingOver, shippingServices, shippingZoneOf } from '@/data/shipping';
import { companyOf } from '@/data/site';
import { weekendText } from '@/data/weekend-copy';
import { pageCurrency } from '@/domain/currency';
import { homeCountry } from '@/domain/language';
import { formatMoneyInText, formatMoney } from '@/domain/money';
import { colon, comma, fullStop, sentenceGap } from '@/domain/punctuation';
import { type Availability, renderedStock } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { pagePrice, type Priced } from '@/domain/watch-price';
import { costOf } from '@/domain/weekend-price';
import { BuyPromise } from './buy-promise';
import { notServed, PromiseRows, usualShippingTo } from './promise-rows';

/** The delivery promise; without JavaScript it also has the shipping cost to other countries (docs/product.md 6.15). */
export function WatchPromise({ watch, availability }: { watch: Watch; availability: Availability }) {
  const { catalogue, id, maker, priceCents, weekendCents, otherPrices } = watch;
  const company = companyOf(process.env);
  const fixed = {
    comesBack: shippingCopy.within(returnDays),
    ...(weekendCents !== undefined && { onWeekends: weekendText }),
    maker: maker.name,
    warranty: warrantyOf(maker.name),
  };
  return (
    <>
      <BuyPromise
        watch={{ catalogue, id }}
        rendered={availability}
        priceCents={priceCents}
        weekendCents={weekendCents}
        otherPrices={otherPrices}
        {...(hasVatNumber(process.env) && { hasVat: true })}
        {...(euSalesNote(process.env, [maker.name]) && { isNotSoldToEu: true })}
        {...fixed}
      >
        <PromiseRows {...fixed} {...defaultPromise(watch)} stock={renderedStock(availability)} />
      </BuyPromise>
      {company.name && company.address && (
        <p className="border-t border-line py-1 text-sm text-soft">
          {sellerCopy(company.name, company.address, company.authorization)}
        </p>
      )}
      <noscript>
        <p className="border-t border-line py-1 text-sm text-soft">{otherCountriesCopy(watch)}</p>
      </noscript>
    </>
  );
}

/** Returns the promise for the default country of the delivery form, true on weekends and other days. */
const defaultPromise = (watch: Watch) => promiseTo(homeCountry, watch);

function promiseTo(country: string, watch: Priced & Pick<Watch, 'maker'>) {
  if (!isCountryCode(country)) throw new Error(`There is no country ${country}.`);
  const to = countries[country];
  if (!isSoldTo(country, [watch.maker.name], process.env)) return { to, ...notServed };
  const price = pagePrice(watch);
  const sending = usualShippingTo(country, costOf(price, true), {
    currency: price.currency,
    hasVat: hasVatNumber(process.env),
  });
  if (!sending) throw new Error(`The shop does not send to ${country}.`);
  return {
    to,
    cost: sending.cost,
    duties: sending.duties,
    arrives: shippingCopy.days(sending.days),
  };
}

/** The shipping to the countries besides the default one: those abroad have one rate. */
function otherCountriesCopy(watch: Watch): string {
  const abroad = [abroadCopy(), euSalesNote(process.env, [watch.maker.name])].filter(Boolean).join(sentenceGap);
  if (shippingZoneOf(homeCountry) === 'domestic') return abroad;
  const { to, cost, arrives } = promiseTo('US', watch);
  return [to, colon, cost, comma, arrives, fullStop, sentenceGap, abroad].join('');
}

function abroadCopy(): string {
  const usual = shippingServices.find(({ zones }) => zones.includes('international'));
  if (!usual) throw new Error('The shop sends to no other country.');
  const { cents, days, label } = usual;
  return shippingCopy.elsewhere(
    shippingCopy.rateBy(formatMoney(cents, pageCurrency), label),
    formatMoneyInText(freeShippingOver.international, pageCurrency),
    shippingCopy.days(days),
  );
}
