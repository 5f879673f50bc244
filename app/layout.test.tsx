/** @jest-environment node */
import { text as textOf } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { rejectionPage } from '@/components/forms/rejection-page';
import { openToNetworkCopy } from '@/components/shell/copy';
import RootLayout from './(en)/layout';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: () => {} }),
  useSelectedLayoutSegments: () => [],
}));

const { title, text } = openToNetworkCopy;

/** The layout of every page, and the rejection page that does not use the layout. */
const pages = async () => [
  await textOf((await prerenderToNodeStream(<RootLayout>a page</RootLayout>)).prelude),
  rejectionPage({ code: 'too-many-requests', retryAfter: 7 }),
];

it.each([
  ['1', true],
  ['', false],
])(
  'pages built with PAGES_SAY_OPEN=%j show the notice of a shop open to the network: %s',
  async (PAGES_SAY_OPEN, isShown) => {
    const replaced = jest.replaceProperty(process, 'env', { ...process.env, PAGES_SAY_OPEN });
    for (const page of await pages()) {
      expect([page.includes(title), page.includes(text)]).toEqual([isShown, isShown]);
    }
    replaced.restore();
  },
);

it('the main part can take the focus from a script, which the skip link and the cards give it', async () => {
  const [page = ''] = await pages();
  expect(page).toMatch(/<main id="main" tabindex="-1"/);
});

it.each([
  [{ OPEN_TO_NETWORK: '1' }, '1'],
  [{ OPEN_TO_NETWORK: '0' }, ''],
  [{}, ''],
  // With a Firebase project of its own the shop is no demo.
  [{ OPEN_TO_NETWORK: '1', NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'shop' }, ''],
])('next.config.js with %j sets PAGES_SAY_OPEN=%j', (env, value) => {
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...env });
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports -- loaded again with these settings
    expect(require('../next.config.js').env).toMatchObject({ PAGES_SAY_OPEN: value });
  });
  replaced.restore();
});
