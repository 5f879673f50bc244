import { dutiesCopy } from '@/components/checkout/copy';
import { countries } from '@/data/countries';
import { findOrder, informationLinks } from '@/data/information-pages';
import { returns, shipping } from '@/data/policies';
import { countriesIn, shippingServices } from '@/data/shipping';
import { site } from '@/data/site';
import { formatMoney } from '@/domain/money';
import type { ShippingService, ShippingZone } from '@/domain/shipping';
import type { Information } from './information';

export const shippingReturns: Information = {
  name: 'shipping-returns',
  description:
    'What sending a watch costs and how long it takes, where it is free, who pays duties, and how a watch goes back.',
  intro: 'What sending costs, how long it takes, and how a watch comes back. The checkout reckons by the same figures.',
  sections: [
    { id: 'shipping', title: shipping.title, parts: [{ points: shipping.points }] },
    {
      id: 'rates',
      title: 'Rates and days',
      parts: [
        { head: ['Service', 'Where', 'Costs', 'Business days'], rows: shippingServices.map(rateRow) },
        'Free shipping looks at the watches alone, before any discount. Saturdays and Sundays are no business days; public holidays count as days. The checkout names dates, and the latest with every possible delay.',
      ],
    },
    {
      id: 'countries',
      title: 'Where we send',
      parts: [
        `At the rates of the United States: ${namesOf('domestic')}.`,
        `Free over the limit by Standard International Mail: ${namesOf('international')}.`,
        `Not at all: ${namesOf('none')}. Everywhere else we send at the international rates.`,
      ],
    },
    { id: 'duties', title: 'Duties and taxes', parts: [`Outside the United States: ${dutiesCopy('our prices')}`] },
    {
      id: 'returns',
      title: returns.title,
      parts: [
        { points: returns.points },
        `Write to ${site.mail.label} with the number of your order before you send anything: we answer with where it goes.`,
        'A refund goes back the way you paid. A watch counts with what was paid for it, its share of a discount taken off.',
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
