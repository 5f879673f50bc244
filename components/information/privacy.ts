import { keysOf } from '@/domain/records';
import { invoiceRetention } from '@/data/law';
import { informationLinks } from '@/data/information-pages';
import { retentionDays } from '@/data/retention-days';
import { handedListMinutes } from '@/domain/handed-list';
import { checkoutLifetimeMs } from '@/store/saved-checkout';
import { privacyCopy as copy, retentionRows, storageCopy } from './copy-privacy';
import { companyPoints, type Information } from './information';

/** Every localStorage key of the shop, its content and its lifetime (docs/product.md 10.1 to 10.10). */
const storedInBrowser = keysOf(storageCopy).map((key) => {
  const row = storageCopy[key];
  return [key, ...(typeof row === 'function' ? row(checkoutLifetimeMs / 3_600_000) : row)];
});

export const privacy: Information = {
  name: 'privacy',
  description: copy.description,
  intro: copy.intro,
  sections: [
    {
      id: 'browser',
      title: copy.browser.title,
      parts: [copy.browser.about, { head: copy.browser.head, rows: storedInBrowser }, ...copy.browser.parts],
    },
    {
      id: 'records',
      title: copy.records.title,
      parts: [
        {
          head: copy.records.head,
          rows: [
            ...keysOf(retentionRows).map((name) => {
              const [what, since] = retentionRows[name];
              return [what, copy.records.period(daysText(retentionDays[name]), since)];
            }),
            copy.records.invoices(invoiceRetention.years),
          ],
        },
        copy.records.handedList(handedListMinutes),
        ...copy.records.parts,
      ],
    },
    { id: 'others', title: copy.others.title, parts: [{ points: copy.others.points }] },
    {
      id: 'rights',
      title: copy.rights.title,
      parts: [
        { points: copy.rights.points },
        {
          links: [
            { label: copy.rights.account, href: '/auth/user' },
            { label: copy.rights.contact, href: '/contact/form' },
          ],
        },
      ],
    },
    {
      id: 'company',
      title: copy.company,
      parts: [{ points: companyPoints(process.env) }, { links: [informationLinks.terms] }],
    },
  ],
};

/** Formats days; whole years from ten years on. */
function daysText(days: number): string {
  return days >= 3652 ? copy.records.years(Math.floor(days / 365.25)) : copy.records.days(days);
}
