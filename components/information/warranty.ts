import { brands } from '@/data/brands';
import { findOrder, informationLinks } from '@/data/information-pages';
import { policies, warrantyOf } from '@/data/policies';
import type { Information } from './information';

export const warranty: Information = {
  name: 'warranty',
  description: 'How long the warranty of each maker runs, who handles a claim, and what proves the purchase.',
  intro: 'How long each maker stands by its watches, and what to do when one stops.',
  sections: [
    {
      id: 'makers',
      title: 'How long it runs',
      parts: [{ head: ['Maker', 'Warranty'], rows: brands.map(({ name }) => [name, warrantyOf(name)]) }],
    },
    {
      id: 'claims',
      title: 'A claim',
      parts: [
        { points: policies.flatMap(({ title, points }) => (title === 'Warranty' ? points : [])) },
        'The invoice is the confirmation that came by mail when your payment arrived. If it is lost, the page of your order says the same.',
        { links: [findOrder, informationLinks['shipping-returns']] },
      ],
    },
  ],
};
