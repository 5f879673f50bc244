import { locale } from '@/domain/language';
import { countries } from '@/data/countries';
import { findOrder, informationLinks, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { returnPostageCopy, returns, shipping } from '@/data/policies';
import { countriesIn, shippingServices, shippingServicesIn } from '@/data/shipping';
import { currencies, currencyNames } from '@/domain/currency';
import { formatMoney, formatMoneyInText } from '@/domain/money';
import type { ShippingService, ShippingZone } from '@/domain/shipping';
import { dutiesTerms, type Information } from './information';

export const shippingReturns: Information = {
  name: 'shipping-returns',
  description:
    'What shipping costs and how long it takes, where it is free, who pays duties, and how to return a watch or withdraw.',
  intro: 'What shipping costs, how long it takes, and how to return a watch. Checkout uses the same figures.',
  sections: [
    { id: 'shipping', title: shipping.title, parts: [{ points: shipping.points }] },
    {
      id: 'rates',
      title: 'Rates and delivery times',
      parts: [
        { head: ['Service', 'Where', 'Costs', 'Business days'], rows: shippingServices.map(rateRow) },
        'The limit for free shipping counts the watches only, before any discount. Saturdays, Sundays and the carrier’s holidays are not business days. Orders placed after midnight UTC (7 p.m. in New York, 8 p.m. in summer) count from the next day. Checkout shows the expected dates, and the latest date with every possible delay.',
        `In another currency the same services cost: ${otherRates()}.`,
      ],
    },
    {
      id: 'countries',
      title: 'Where we ship',
      parts: [
        `At United States rates: ${namesOf('domestic')}.`,
        `Free over the limit by Standard International Mail: ${namesOf('international')}.`,
        `We do not ship to: ${namesOf('none')}. We ship everywhere else at international rates.`,
      ],
    },
    { id: 'duties', title: 'Duties and taxes', parts: dutiesTerms(process.env) },
    {
      id: 'returns',
      title: returns.title,
      parts: [
        { points: returns.points },
        returnPostageCopy,
        'Ask for the return on the page of your order before you send anything; you need no account. We answer by email within two business days. If we accept it, the page has the address and a slip to print for your package.',
        'We refund your original payment method once the watch is back and checked. The refund for a watch is the price you paid for it, less its share of any discount.',
        { links: [{ label: 'Return items', href: '/return' }, findOrder, informationLinks.warranty] },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal in the European Union',
      parts: [
        `If your order goes to a country in the European Union, you can withdraw from the contract, for all or part of the order and without a reason, until ${withdrawalRight.days} days after delivery. This right also covers the final sales above.`,
        `We refund the price and the least expensive shipping that we offered within ${withdrawalRight.refundDays} days of your withdrawal. We may wait until the goods are back or you show us that you sent them. Send them back within ${withdrawalRight.sendBackDays} days; you pay the postage.`,
        { links: [withdraw] },
      ],
    },
  ],
};

function rateRow({ label, zones, cents, free, days: [least, most] }: ShippingService): string[] {
  const where = zones.includes('domestic') ? 'United States' : 'Other countries';
  const eligible = zones.includes('domestic') ? '' : ' where eligible';
  const price = free
    ? `${formatMoney(cents, 'usd')}; free over ${formatMoney(free.over, 'usd')}${eligible}`
    : formatMoney(cents, 'usd');
  return [label, where, price, `${least} to ${most}`];
}

/** Rates and limits of the other currencies, in the order of the table. */
function otherRates(): string {
  const rates = currencies
    .filter((currency) => currency !== 'usd')
    .map((currency) => {
      const each = shippingServicesIn(currency).map(({ cents, free }) => {
        const rate = formatMoneyInText(cents, currency);
        return free ? `${rate} (free over ${formatMoneyInText(free.over, currency)})` : rate;
      });
      return `in ${currencyNames[currency]} ${each.join(', ')}`;
    });
  return rates.join('; ');
}

function namesOf(zone: ShippingZone): string {
  const names = countriesIn(zone).map((code) => countries[code]);
  return new Intl.ListFormat(locale).format(names.toSorted((one, other) => one.localeCompare(other, locale)));
}
