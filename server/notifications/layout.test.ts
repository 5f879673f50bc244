// Verifies docs/product.md 17.4, 17.10.
import { inLanguage } from '@/domain/testing/in-language';
import { renderMail } from './layout';

const { html, text } = renderMail('Order <1>', [
  { kind: 'text', text: 'Hello & "welcome"\n<script>' },
  {
    kind: 'rows',
    rows: [
      ['1 × A & B', '$1.00'],
      ['Total', '$1.00'],
    ],
  },
  { kind: 'button', label: 'See it', url: 'https://shop.example/?a=1&b="2"' },
]);

it('layOut renders the same content as plain text', () => {
  expect(text).toBe(
    'Order <1>\n\nHello & "welcome"\n<script>\n\n1 × A & B: $1.00\nTotal: $1.00\n\nSee it:\nhttps://shop.example/?a=1&b="2"\n\n' +
      'Odd Hours\nhello@oddhours.example · +1 212 555 0142\n',
  );
});

it('layOut escapes typed text in content and attributes', () => {
  expect(html).toContain('Hello &amp; &quot;welcome&quot;<br>&lt;script&gt;');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toContain('<script');
});

it('layOut escapes the title, both cells of a row and the label of a button', () => {
  const page = renderMail('<b>Order</b>', [
    { kind: 'rows', rows: [['1 × <i>A</i> & B', '"$1.00" <i>']] },
    { kind: 'button', label: 'Track it with <i>Own & Van</i>', url: 'https://shop.example/' },
  ]).html;
  expect(page).toContain('<title>&lt;b&gt;Order&lt;/b&gt;</title>');
  expect(page).toMatch(/<h1[^>]*>&lt;b&gt;Order&lt;\/b&gt;<\/h1>/);
  expect(page).toMatch(/<td[^>]*>1 × &lt;i&gt;A&lt;\/i&gt; &amp; B<\/td><td[^>]*>&quot;\$1.00&quot; &lt;i&gt;<\/td>/);
  expect(page).toContain('>Track it with &lt;i&gt;Own &amp; Van&lt;/i&gt;</a>');
});

it('layOut renders HTML that fits a phone', () => {
  expect(html).toContain('width=device-width');
  expect(html).toContain('max-width:560px');
  expect(html).toContain('overflow-wrap:anywhere');
});

it('layOut has a dark colour for each element with a colour of its own', () => {
  const tags = [
    ...html.matchAll(/<(\w+)(?: class="(\w+)")?[^>]* style="[^"]*(?:background|color|border-bottom)[^"]*"/g),
  ];
  const selectors = [...new Set(tags.map(([, tag = '', name]) => (name ? `.${name}` : tag)))];
  expect(selectors).toEqual(['body', 'td', '.button', '.soft']);
  const dark = html.slice(html.indexOf('@media (prefers-color-scheme: dark)'), html.indexOf('</style>'));
  for (const selector of selectors) expect(dark).toContain(`\n${selector} { `);
});

it('each colour on a dark screen overrides the inline style', () => {
  const dark = html.slice(html.indexOf('@media (prefers-color-scheme: dark)'), html.indexOf('</style>'));
  const declarations = [...dark.matchAll(/[a-z-]+: #[^;}]+/g)].map(([declaration]) => declaration.trim());
  expect(declarations.length).toBeGreaterThan(4);
  expect(declarations.filter((declaration) => !declaration.endsWith(' !important'))).toEqual([]);
});

/** The texts of a mail that stay on one line. */
const wholeIn = (page: string) =>
  [...page.matchAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g)].map(([, text]) => text);

it('layOut keeps each number, date and phone number on one line', () => {
  const page = renderMail('Return RT-7K3M9QX2 of order OH-7K3M9QX2', [
    { kind: 'text', text: 'Unit OH-7K3M9QX2-1-1, code TK10-800R-EP9H-4W41, by 2026-12-05 & G-Shock, well-made' },
    { kind: 'text', text: 'https://shop.example/thanks/invoice?order=a&number=2026-000123' },
  ]).html;
  expect(wholeIn(page)).toEqual([
    'RT-7K3M9QX2',
    'OH-7K3M9QX2',
    'OH-7K3M9QX2-1-1',
    'TK10-800R-EP9H-4W41',
    '2026-12-05',
    '2026-000123',
    '+1 212 555 0142',
  ]);
});

// Verifies docs/product.md 17.10.
it.each([
  ['en', ['Wed, Nov 25', 'Fri, Nov 27', 'Tue, Dec 1', 'Nov 25, 2026', 'November 25, 2026']],
  ['de', ['Mi., 25. Nov.', 'Fr., 27. Nov.', 'Di., 1. Dez.', '25.11.2026', '25. November 2026']],
  ['fr', ['mer. 25 nov.', 'ven. 27 nov.', 'mar. 1 déc.', '25 nov. 2026', '25 novembre 2026']],
  ['es', ['mié, 25 nov', 'vie, 27 nov', 'mar, 1 dic', '25 nov 2026', '25 de noviembre de 2026']],
  ['ja', ['11月25日(水)', '11月27日(金)', '12月1日(火)', '2026/11/25', '2026年11月25日']],
])('layOut keeps each written date on one line in %s', async (code, dates) => {
  const load = async () => [await import('./layout'), await import('@/domain/delivery-text')] as const;
  const [layout, { dateCopy, deliveryCopy, moment }] = await inLanguage(code, load, `en,${code}`);
  const { usual, late } = deliveryCopy({
    earliest: '2026-11-25',
    latest: '2026-11-27',
    latestIfDelayed: '2026-12-01',
  });
  const text = `${usual}. ${late} ${dateCopy('2026-11-25')}, ${moment('2026-11-25T22:55:03Z')}`;
  const page = layout.renderMail('Mail', [{ kind: 'text', text }]).html;
  expect(wholeIn(page)).toEqual([...dates, '+1 212 555 0142']);
});

it('layOut keeps the first of a month on one line as French writes it', async () => {
  const { renderMail: french } = await inLanguage('fr', () => import('./layout'), 'en,fr');
  const text = 'du mar. 1er déc. au jeu. 3 déc., le 1er déc. 2026';
  expect(wholeIn(french('E-mail', [{ kind: 'text', text }]).html).slice(0, -1)).toEqual([
    'mar. 1er déc.',
    'jeu. 3 déc.',
    '1er déc. 2026',
  ]);
});

it('layOut separates the total from the rows above it', () => {
  expect(html.match(/<tr[^>]*>/g)).toEqual(['<tr>', '<tr style="font-weight:700">']);
});
