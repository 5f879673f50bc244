import { type CheckedOrder } from '@/contract/checkout';
import { type Chance } from './random';

type Person = Pick<CheckedOrder, 'contact' | 'address' | 'service'>;

const firstNames = [
  ...(['Ada', 'Amir', 'Beatriz', 'Caleb', 'Chiara', 'Dorothea', 'Elif', 'Emeka', 'Fiona', 'Grace'] as const),
  ...(['Hiro', 'Ines', 'Jamal', 'Jonas', 'Katya', 'Lars', 'Mei', 'Nadia', 'Owen', 'Priya'] as const),
  ...(['Quentin', 'Rosa', 'Sam', 'Tomasz', 'Ulla', 'Vera', 'Wanda', 'Xavier', 'Yusuf', 'Zoë'] as const),
] as const;

const lastNames = [
  ...(['Abbott', 'Bianchi', 'Cohen', 'Duarte', 'Eriksen', 'Fischer', 'Garcia', 'Haddad', 'Ito', 'Jansen'] as const),
  ...(['Kowalski', 'Larsen', 'Müller', 'Nguyen', "O'Brien", 'Patel', 'Quinn', 'Rossi', 'Schmidt', 'Tanaka'] as const),
] as const;

const streets = ['Canal Street', 'Mill Lane', 'Station Road', 'Harbor Way', 'Church Street', 'Orchard Close'] as const;

type Place = Omit<CheckedOrder['address'], 'line1' | 'line2'>;

const domestic: readonly [Place, ...Place[]] = [
  { city: 'New York', region: 'NY', postalCode: '10001', country: 'US' },
  { city: 'Portland', region: 'OR', postalCode: '97205', country: 'US' },
  { city: 'Austin', region: 'TX', postalCode: '78701', country: 'US' },
  { city: 'Chicago', region: 'IL', postalCode: '60607', country: 'US' },
  { city: 'Burlington', region: 'VT', postalCode: '05401', country: 'US' },
];

const abroad: readonly [Place, ...Place[]] = [
  { city: 'Berlin', region: '', postalCode: '10115', country: 'DE' },
  { city: 'Lyon', region: '', postalCode: '69002', country: 'FR' },
  { city: 'Utrecht', region: '', postalCode: '3511 AB', country: 'NL' },
  { city: 'Bristol', region: '', postalCode: 'BS1 4DJ', country: 'GB' },
  { city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6', country: 'CA' },
  { city: 'Melbourne', region: 'VIC', postalCode: '3000', country: 'AU' },
];

/** Returns an invented shopper: two of three in the United States, all with an address at example.com. */
export function personOf(chance: Chance): Person {
  const [first, last] = [chance.pick(firstNames), chance.pick(lastNames)];
  const isDomestic = chance.next() < 2 / 3;
  const place = chance.pick(isDomestic ? domestic : abroad);
  const name = `${first}.${last}`.normalize('NFD').replace(/[^A-Za-z.]/g, '');
  return {
    contact: { email: `${name.toLowerCase()}@example.com`, fullName: `${first} ${last}`, phone: '' },
    address: { line1: `${chance.between(1, 199)} ${chance.pick(streets)}`, line2: '', ...place },
    service: isDomestic ? chance.pick(['first-class', 'first-class', 'priority']) : 'standard-international',
  };
}

/** Messages of the contact form. */
export const questions: readonly { subject: string; body: string }[] = [
  {
    subject: 'Strap for a small wrist',
    body: 'My wrist is 14.5 cm. Does the short strap fit, or shall I order another?',
  },
  { subject: 'Customs to Norway', body: 'Who pays the customs fees, and do you state the value on the parcel?' },
  { subject: 'Battery', body: 'The watch stopped after two years. Do you change batteries, and what does it cost?' },
  { subject: 'Gift wrapping', body: 'It is for my father. Can you leave the receipt out of the box?' },
  { subject: 'Restock', body: 'When do you expect the next delivery of this watch?' },
  { subject: 'Engraving', body: 'Do you engrave case backs?\nThree letters and a year would be enough.' },
];
