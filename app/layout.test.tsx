/** @jest-environment node */
import { text as textOf } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { rejectionPage } from '@/components/forms/rejection-page';
import { openToNetworkCopy } from '@/components/shell/copy';
import RootLayout from './layout';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: () => {} }),
  useSelectedLayoutSegments: () => [],
}));

const { title, text } = openToNetworkCopy;

/** Every page of the shop: what stands around each of them, and the one that a form without scripts is answered by. */
const pages = async () => [
  await textOf((await prerenderToNodeStream(<RootLayout>a page</RootLayout>)).prelude),
  rejectionPage({ code: 'too-many-requests', retryAfter: 7 }),
];

it.each([
  ['1', true],
  ['', false],
])(
  'built with PAGES_SAY_OPEN=%j every page says that the shop is open to the network: %s',
  async (PAGES_SAY_OPEN, says) => {
    const replaced = jest.replaceProperty(process, 'env', { ...process.env, PAGES_SAY_OPEN });
    for (const page of await pages()) {
      expect([page.includes(title), page.includes(text)]).toEqual([says, says]);
    }
    replaced.restore();
  },
);

it.each([
  [{ OPEN_TO_NETWORK: '1' }, '1'],
  [{ OPEN_TO_NETWORK: '0' }, ''],
  [{}, ''],
  // With a project of its own a shop is open as every shop is.
  [{ OPEN_TO_NETWORK: '1', NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'shop' }, ''],
])('%j builds pages with PAGES_SAY_OPEN=%j', (env, said) => {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...env });
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- read anew with these settings
    expect(require('../next.config.js').env).toEqual({ PAGES_SAY_OPEN: said });
  });
  replaced.restore();
});
