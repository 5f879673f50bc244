import { guaranteeCopy } from '@/components/checkout/copy-guarantee';
import { locale } from '@/domain/language';
import { brands } from '@/data/brands';
import { findOrder, informationLinks } from '@/data/information-pages';
import { legalGuarantee } from '@/data/law';
import { isLongGuarantee, warranty as warrantyPolicy, warrantyOf } from '@/data/policies';
import { colon } from '@/domain/punctuation';
import { warrantyCopy as copy } from './copy';
import type { Information } from './information';

const longNames = brands.map(({ name }) => name).filter(isLongGuarantee);
const long = new Intl.ListFormat(locale).format(longNames);

export const warranty: Information = {
  name: 'warranty',
  description: copy.description,
  intro: copy.intro,
  sections: [
    {
      id: 'makers',
      title: copy.makers.title,
      parts: [{ head: copy.makers.head, rows: brands.map(({ name }) => [name, warrantyOf(name)]) }],
    },
    {
      id: 'eu',
      title: guaranteeCopy.title,
      parts: [
        { points: guaranteeCopy.points },
        `${guaranteeCopy.more}${colon}${legalGuarantee.more}`,
        copy.label(long, legalGuarantee.years),
      ],
    },
    {
      id: 'claims',
      title: copy.claims.title,
      parts: [
        { points: warrantyPolicy.points },
        copy.claims.invoice,
        { links: [findOrder, informationLinks['shipping-returns']] },
      ],
    },
  ],
};
