import { locale } from '@/domain/language';
import { countries } from '@/data/countries';
import { countriesServedIn, euSalesNote } from '@/data/eu-sales';
import { findOrder, informationLinks, withdraw } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { returnPostageCopy, returns, shipping } from '@/data/policies';
import { shippingServices, shippingServicesIn } from '@/data/shipping';
import { companyOf, site } from '@/data/site';
import { currencies, currencyNames, pageCurrency } from '@/domain/currency';
import { formatMoney, formatMoneyInText } from '@/domain/money';
import { comma, sentenceGap } from '@/domain/punctuation';
import type { ShippingService, ShippingZone } from '@/domain/shipping';
import { shippingReturnsCopy as copy } from './copy';
import { dutiesTerms, type Information } from './information';

/** Service, destination, cost and business days of each shipping service, as texts. */
export const shippingRates = shippingServices.map(rateRow);

const euNote = euSalesNote(process.env);

export const shippingReturns: Information = {
  name: 'shipping-returns',
  description: copy.description,
  intro: copy.intro,
  sections: [
    { id: 'shipping', title: shipping.title, parts: [{ points: [...shipping.points, ...(euNote ? [euNote] : [])] }] },
    {
      id: 'rates',
      title: copy.rates.title,
      parts: [
        { head: copy.rates.head, rows: shippingRates },
        copy.rates.limit + sentenceGap + copy.rates.text,
        copy.rates.others(otherRates()),
      ],
    },
    {
      id: 'countries',
      title: copy.countries.title,
      parts: [
        copy.countries.domestic(namesOf('domestic')),
        copy.countries.international(namesOf('international')),
        copy.countries.none(namesOf('none')),
      ],
    },
    { id: 'duties', title: copy.duties, parts: dutiesTerms(process.env) },
    {
      id: 'returns',
      title: returns.title,
      parts: [
        { points: returns.points },
        returnPostageCopy,
        ...copy.returns.parts,
        { links: [{ label: copy.returns.link, href: '/return' }, findOrder, informationLinks.warranty] },
      ],
    },
    {
      id: 'withdrawal',
      title: copy.withdrawal.title,
      parts: [
        copy.withdrawal.right(withdrawalRight.days),
        copy.withdrawal.refund(withdrawalRight.refundDays, withdrawalRight.sendBackDays),
        { links: [withdraw] },
      ],
    },
    {
      id: 'form',
      title: copy.form.title,
      parts: [copy.form.use, { points: [copy.form.to(seller(process.env)), ...copy.form.points] }, copy.form.remark],
    },
  ],
};

/** Name, postal address and email address, as the model form asks for them: Directive 2011/83/EU, Annex I(B). */
function seller(env: Readonly<Record<string, string | undefined>>): string {
  const { name, address } = companyOf(env);
  return [name ?? site.name, address, site.mail.label].filter(Boolean).join(comma);
}

function rateRow({ label, zones, cents, free, days: [least, most] }: ShippingService): string[] {
  const isDomestic = zones.includes('domestic');
  const price = formatMoney(cents, pageCurrency);
  return [
    label,
    isDomestic ? copy.rates.domestic : copy.rates.international,
    free ? copy.rates.freeOver(price, formatMoney(free.over, pageCurrency), isDomestic) : price,
    copy.rates.days(least, most),
  ];
}

/** Rates and limits of each other currency, in the order of the table. */
function otherRates(): readonly string[] {
  return currencies
    .filter((currency) => currency !== pageCurrency)
    .map((currency) => {
      const each = shippingServicesIn(currency).map(({ cents, free }) => {
        const rate = formatMoneyInText(cents, currency);
        return free ? copy.rates.otherFreeOver(rate, formatMoneyInText(free.over, currency)) : rate;
      });
      return copy.rates.inCurrency(currencyNames[currency], each);
    });
}

function namesOf(zone: ShippingZone): string {
  const names = countriesServedIn(zone, process.env).map((code) => countries[code]);
  return new Intl.ListFormat(locale).format(names.toSorted((one, other) => one.localeCompare(other, locale)));
}
