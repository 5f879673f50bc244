// Verifies docs/product.md 39.4, 39.5.
import { render, screen, within } from '@testing-library/react';
import { dateCopy } from '@/domain/delivery-text';
import type { PassportView } from '@/domain/passport';
import { entryCopy, passportCopy as copy } from './copy';
import { PassportPage } from './passport-page';

jest.mock('next/navigation', () => ({ useRouter: jest.fn(), usePathname: jest.fn() }));

const passport: PassportView = {
  token: 'a'.repeat(32),
  watch: 'timex/1',
  name: 'Timex Dispatch 38',
  serial: 'OH-7K3M9QX2-1-1',
  from: '2026-11-25',
  isDelivered: true,
  country: 'US',
  batteryChangedOn: '2026-12-01',
  stolenAt: null,
  isClosed: false,
  orderToken: undefined,
  entries: [{ kind: 'battery', author: 'holder', note: '2026-12-01', at: '2026-12-24T10:00:00.000Z' }],
};

it('PassportPage dates a change of battery alike in the facts and in the log: by its day, not by that of its entry', () => {
  render(<PassportPage passport={passport} watch={undefined} isSold={false} today="2026-12-24" rights={[]} />);
  const fact = screen.getByText(copy.battery, { selector: 'dt' }).nextElementSibling;
  const entry = within(screen.getByRole('region', { name: copy.log })).getByRole('listitem');
  expect(fact).toHaveTextContent(dateCopy('2026-12-01'));
  expect(entry).toHaveTextContent(`${entryCopy.battery}${dateCopy('2026-12-01')}`);
});
