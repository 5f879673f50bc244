import { dutiesCopy } from '@/components/checkout/copy';
import { countries } from '@/data/countries';
import { findOrder, informationLinks } from '@/data/information-pages';
import { returnPostageCopy, returns, shipping } from '@/data/policies';
import { countriesIn, shippingServices } from '@/data/shipping';
import { site } from '@/data/site';
import { formatMoney } from '@/domain/money';
import type { ShippingService, ShippingZone } from '@/domain/shipping';
import type { Information } from './information';

export const shippingReturns: Information = {
  name: 'shipping-returns',
  description:
    'What shipping costs and how long it takes, where it is free, who pays duties, and how to return a watch.',
  intro: 'What shipping costs, how long it takes, and how to return a watch. Checkout uses the same figures.',
  sections: [
    { id: 'shipping', title: shipping.title, parts: [{ points: shipping.points }] },
    {
      id: 'rates',
      title: 'Rates and delivery times',
      parts: [
        { head: ['Service', 'Where', 'Costs', 'Business days'], rows: shippingServices.map(rateRow) },
        'The limit for free shipping counts the watches only, before any discount. Saturdays, Sundays and the carrier’s holidays are not business days. Orders placed after midnight UTC (7 p.m. in New York, 8 p.m. in summer) count from the next day. Checkout shows the expected dates, and the latest date with every possible delay.',
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
    { id: 'duties', title: 'Duties and taxes', parts: [`Outside the United States: ${dutiesCopy('our prices')}`] },
    {
      id: 'returns',
      title: returns.title,
      parts: [
        { points: returns.points },
        returnPostageCopy,
        `Write to ${site.mail.label} with your order number before you send anything. We will tell you where to send it.`,
        'We refund your original payment method. The refund for a watch is the price you paid for it, less its share of any discount.',
        { links: [findOrder, informationLinks.warranty] },
      ],
    },
  ],
};

function rateRow({ label, zones, cents, free, days: [least, most] }: ShippingService): string[] {
  const where = zones.includes('domestic') ? 'United States' : 'Other countries';
  const eligible = zones.includes('domestic') ? '' : ' where eligible';
  const price = free ? `${formatMoney(cents)}; free over ${formatMoney(free.over)}${eligible}` : formatMoney(cents);
  return [label, where, price, `${least} to ${most}`];
}

function namesOf(zone: ShippingZone): string {
  const names = countriesIn(zone).map((code) => countries[code]);
  return new Intl.ListFormat('en-US').format(names.toSorted((one, other) => one.localeCompare(other, 'en')));
}
