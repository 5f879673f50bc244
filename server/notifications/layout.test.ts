// Verifies docs/product.md 17.4, 17.10.
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

it('layOut keeps each number, date and phone number on one line', () => {
  const page = renderMail('Return RT-7K3M9QX2 of order OH-7K3M9QX2', [
    { kind: 'text', text: 'Unit OH-7K3M9QX2-1-1, code TK10-800R-EP9H-4W41, by 2026-12-05 & G-Shock, well-made' },
    { kind: 'text', text: 'https://shop.example/thanks/invoice?order=a&number=2026-000123' },
  ]).html;
  const whole = [...page.matchAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(whole).toEqual([
    'RT-7K3M9QX2',
    'OH-7K3M9QX2',
    'OH-7K3M9QX2-1-1',
    'TK10-800R-EP9H-4W41',
    '2026-12-05',
    '2026-000123',
    '+1 212 555 0142',
  ]);
});

it('layOut separates the total from the rows above it', () => {
  expect(html.match(/<tr[^>]*>/g)).toEqual(['<tr>', '<tr style="font-weight:700">']);
});
