import { site } from '@/data/site';

export const companyLabels = {
  name: 'Run by',
  address: 'Postal address',
  authorization: 'Authorized dealer',
  email: 'Email',
  phones: (first: string, second: string) => `Phone: ${first} and ${second}`,
  disputes: 'Consumer disputes',
};

export const dutiesLabels = {
  abroad: 'Outside the United States',
  abroadBesidesEu: 'Outside the United States and the European Union',
  eu: 'In the European Union',
  prices: 'our prices',
};

export const aboutCopy = {
  description: `About ${site.name}: what we sell, where our pictures and figures come from, and who runs the shop.`,
  intro: `${site.name} is an online watch shop. Its logo is a dial with only the odd hours on it.`,
  range: {
    title: 'What we sell',
    counts: (watches: number, collections: number, makers: number, others: readonly [string, string]) =>
      `${watches} watches in ${collections} collections: one for each of ${makers} makers, ${others.join(' and ')}. We carry brands that make a statement.`,
    head: ['Maker', 'In short'],
  },
  figures: {
    title: 'Figures and pictures',
    parts: [
      'Every watch states its case diameter, thickness, lug to lug, strap, weight and water resistance, because that is what decides whether it fits. The drawings on its page are made from the same figures.',
      'The models are inventions of this shop, and their pictures are computed from their figures. The names of brands belong to their owners.',
      'We have no customer reviews, so no page shows a rating. The four stars on a card are decoration.',
    ],
  },
  company: 'Who runs it',
};

export const accessibilityCopy = {
  description: `How ${site.name} can be used by keyboard, screen reader and without JavaScript, what is checked, and what does not work.`,
  intro: 'Anyone should be able to buy a watch here, with any device, browser or assistive technology.',
  works: {
    title: 'What you can rely on',
    points: [
      'Everything can be reached and used by keyboard; “Skip to content” comes first.',
      'Headings are in order, every picture has a description, and every field has a label and shows its error beside it.',
      'Text has a contrast of at least 4.5 to 1; field borders and icons have at least 3 to 1.',
      'Nothing moves by itself. If you prefer reduced motion, there is none.',
      'Without JavaScript you can use the lists, watch pages, search, contact form, newsletter and order look-up.',
    ],
  },
  checked: {
    title: 'How it is checked',
    text: 'Automated tests check every kind of page against WCAG 2.2, levels A and AA (axe-core), and use the shop by keyboard. No outside organization has audited it.',
  },
  limits: {
    title: 'What does not work',
    points: [
      'Cart, wishlist, account and checkout need JavaScript, because the cart is stored in the browser.',
      'Google’s sign-in and Stripe’s payment pages are their own, and we have not checked them.',
    ],
    askUs: `Is something in your way? Write to ${site.mail.label} or call ${site.phone.label} and tell us what it was.`,
  },
};

export const warrantyCopy = {
  description: 'How long each maker’s warranty lasts, who handles a claim, and what proves your purchase.',
  intro: 'How long each maker’s warranty lasts, and how to make a claim.',
  makers: { title: 'Warranty periods', head: ['Maker', 'Warranty'] },
  label: (makers: string, years: number) =>
    `Guarantee label: the warranty of ${makers} is longer than ${years} years, and free. The legal guarantee stays beside it.`,
  claims: {
    title: 'A claim',
    invoice:
      'Your invoice is attached to the email that confirmed your payment. If you lost it, open your order and choose “Invoice”.',
  },
};

export const shippingReturnsCopy = {
  description:
    'What shipping costs and how long it takes, where it is free, who pays duties, and how to return a watch or withdraw.',
  intro: 'What shipping costs, how long it takes, and how to return a watch. Checkout uses the same figures.',
  rates: {
    title: 'Rates and delivery times',
    head: ['Service', 'Where', 'Costs', 'Business days'],
    limit: 'The limit for free shipping counts the watches only, before any discount.',
    text: 'Saturdays, Sundays and the carrier’s holidays are not business days. Orders placed after midnight UTC (7 p.m. in New York, 8 p.m. in summer) count from the next day. Checkout shows the expected dates, and the latest date with every possible delay.',
    others: (rates: readonly string[]) => `In another currency the same services cost: ${rates.join('; ')}.`,
    domestic: 'United States',
    international: 'Other countries',
    freeOver: (price: string, limit: string, isEverywhere: boolean) =>
      `${price}; free over ${limit}${isEverywhere ? '' : ' where eligible'}`,
    days: (least: number, most: number) => `${least} to ${most}`,
    otherFreeOver: (rate: string, limit: string) => `${rate} (free over ${limit})`,
    inCurrency: (currency: string, rates: readonly string[]) => `in ${currency} ${rates.join(', ')}`,
  },
  countries: {
    title: 'Where we ship',
    domestic: (names: string) => `At United States rates: ${names}.`,
    international: (names: string) => `Free over the limit by Standard International Mail: ${names}.`,
    none: (names: string) => `We do not ship to: ${names}. We ship everywhere else at international rates.`,
  },
  duties: 'Duties and taxes',
  returns: {
    parts: [
      'Ask for the return on the page of your order before you send anything; you need no account. We answer by email within two business days. If we accept it, the page has the address and a slip to print for your package.',
      'We refund your original payment method once the watch is back and checked. The refund for a watch is the price you paid for it, less its share of any discount.',
    ],
    link: 'Return items',
  },
  withdrawal: {
    title: 'Right of withdrawal in the European Union',
    right: (days: number) =>
      `If your order goes to a country in the European Union, you can withdraw from the contract, for all or part of the order and without a reason, until ${days} days after delivery. This right also covers the final sales above.`,
    refund: (refundDays: number, sendBackDays: number) =>
      `We refund the price and the least expensive shipping that we offered within ${refundDays} days of your withdrawal. We may wait until the goods are back or you show us that you sent them. Send them back within ${sendBackDays} days; you pay the postage.`,
  },
  form: {
    title: 'Model withdrawal form',
    use: 'Complete and return this form only if you wish to withdraw from the contract. You do not need it if you withdraw on this site.',
    to: (seller: string) => `To: ${seller}`,
    points: [
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
      'Ordered on (*)/received on (*):',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
    ],
    remark: '(*) Delete as appropriate.',
  },
};

export const termsCopy = {
  description: `The terms of an order at ${site.name}: prices, payment, shipping, codes, and what happens when something goes wrong.`,
  intro:
    'The terms of an order, in plain words. The law of your country may give you more rights, and nothing here limits them.',
  prices: {
    title: 'Prices',
    points: [
      'You choose the currency: US dollars, euros, British pounds or Japanese yen. An order has one currency, and we convert nothing. The shop adds no tax.',
      'You pay the total that you have seen. If the total changes, nothing is ordered until you have seen the old and the new total and press again.',
    ],
  },
  orders: {
    title: 'Orders',
    most: (quantity: number) => `You can order up to ${quantity} of each watch, while it is in stock.`,
    points: [
      'If you press the order button more than once, you place one order and are charged once.',
      'We confirm your order by email when your payment arrives. An order that is not paid within a day expires, and nothing is charged.',
      'If a watch that you paid for turns out to be unavailable, your order stays open until we ship or refund it.',
    ],
  },
  payment: {
    title: 'Payment',
    text: (testPayment: string) =>
      `Stripe takes card payments on its own page; the shop never sees your card number. If checkout says “${testPayment}”, nothing is charged and no watch is shipped.`,
  },
  codes: {
    title: 'Codes',
    text: (discount: string) =>
      `A paid order earns a code for ${discount} the watches of your next one. It works once, does not apply to shipping, and is void if the order that earned it is refunded.`,
  },
  back: 'Returns and warranty',
  company: 'Who sells to you',
};
