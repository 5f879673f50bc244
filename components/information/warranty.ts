import { locale } from '@/domain/language';
import { guaranteeCopy } from '@/components/checkout/guarantee-notice';
import { brands } from '@/data/brands';
import { findOrder, informationLinks } from '@/data/information-pages';
import { legalGuarantee } from '@/data/law';
import { isLongGuarantee, policies, warrantyOf } from '@/data/policies';
import type { Information } from './information';

const longNames = brands.map(({ name }) => name).filter(isLongGuarantee);
const long = new Intl.ListFormat(locale).format(longNames);

export const warranty: Information = {
  name: 'warranty',
  description: 'How long each maker’s warranty lasts, who handles a claim, and what proves your purchase.',
  intro: 'How long each maker’s warranty lasts, and how to make a claim.',
  sections: [
    {
      id: 'makers',
      title: 'Warranty periods',
      parts: [{ head: ['Maker', 'Warranty'], rows: brands.map(({ name }) => [name, warrantyOf(name)]) }],
    },
    {
      id: 'eu',
      title: guaranteeCopy.title,
      parts: [
        { points: guaranteeCopy.points },
        `${guaranteeCopy.more}: ${legalGuarantee.more}`,
        `Guarantee label: the warranty of ${long} is longer than ${legalGuarantee.years} years, and free. The legal guarantee stays beside it.`,
      ],
    },
    {
      id: 'claims',
      title: 'A claim',
      parts: [
        { points: policies.flatMap(({ title, points }) => (title === 'Warranty' ? points : [])) },
        'Your invoice is attached to the email that confirmed your payment. If you lost it, open your order and choose “Invoice”.',
        { links: [findOrder, informationLinks['shipping-returns']] },
      ],
    },
  ],
};
