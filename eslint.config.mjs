import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import next from '@next/eslint-plugin-next';
import parser from '@typescript-eslint/parser';
import imports from 'eslint-plugin-import-x';

/** Layers that a layer may not import: imports go down only (docs/architecture.md). */
const forbidden = {
  domain: ['app', 'components', 'server', 'store', 'browser', 'contract', 'data'],
  data: ['app', 'components', 'server', 'store', 'browser', 'contract'],
  contract: ['app', 'components', 'server', 'store', 'browser', 'data'],
  browser: ['app', 'components', 'server', 'store', 'data'],
  store: ['app', 'components', 'server', 'data', 'contract'],
  server: ['app', 'components', 'store', 'browser'],
  components: ['app', 'server'],
  e2e: ['app', 'components', 'store', 'server', 'browser'],
};

const layerZones = Object.entries(forbidden).flatMap(([target, layers]) =>
  layers.map((layer) => ({
    target: `./${target}`,
    ...(target === 'e2e' && layer === 'components'
      ? { from: './components/**/*', except: ['**/copy*.ts'] }
      : { from: `./${layer}` }),
    message: `${target}/ may not import ${layer}/: imports go down only.`,
  })),
);

const layers = ['app', 'components', 'server', 'store', 'browser', 'contract', 'data', 'domain'];

/** Programs around the shop that the shop, the owner's commands and the production process may not import. */
const programZones = [
  ...layers.map((layer) => [layer, ['runtime', 'cli', 'tools', 'e2e']]),
  ['runtime', [...layers.filter((layer) => !['contract', 'data', 'domain'].includes(layer)), 'cli', 'tools', 'e2e']],
  ['cli', ['app', 'components', 'store', 'browser', 'tools', 'e2e']],
].map(([target, from]) => ({
  target: `./${target}/**/!(*.test|*.chaos).{ts,tsx}`,
  from: from.map((folder) => `./${folder}`),
  message: `${target}/ may not import ${from.join('/, ')}/; tests may.`,
}));

/** The modules of server/, lowest first: each may import only those before it (docs/architecture.md). */
const modules = JSON.parse(readFileSync(new URL('server/modules.json', import.meta.url), 'utf8'));

const serverZones = modules.map((name, index) => ({
  target: `./server/${name}/**/!(*.test).ts`,
  from: [
    ...modules.slice(index + 1).map((above) => `./server/${above}`),
    './cli',
    './server/chaos',
    './server/features.ts',
    './server/in-language.ts',
    './server/settings.ts',
  ],
  message: `server/${name}/ may import only the modules before it in server/modules.json.`,
}));

/** Selects an argument of a method, direct or in its options. */
const argumentOf = (method, what) =>
  ['>', '> ObjectExpression > Property >']
    .map((within) => `CallExpression[callee.property.name=${method}] ${within} ${what}`)
    .join(', ');

const unanchoredPattern =
  ':matches(Literal[regex.pattern=/^[^^]/], NewExpression[callee.name=RegExp]:has(> TemplateLiteral:not([quasis.0.value.raw=/^[\\^]/])))';

const navigation = 'ExpressionStatement[expression.argument.callee.property.name=/^(goto|reload|goBack|goForward)$/]';

/** Code that makes an end-to-end test slow, flaky or unable to fail. */
const forbiddenInEndToEndTests = [
  {
    selector: "Literal[value='networkidle']",
    message:
      'Wait for a visible result: untilHydrated, untilIdle and untilStill of e2e/support/hydrated.ts, or an expect.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Do not wait for a time: wait for a visible result.',
  },
  {
    selector: "Property[key.name='ignoreCase']",
    message: 'Match the sentence with its case.',
  },
  {
    selector: argumentOf('/^(getBy|filter|to(Have|Contain|Match))/', 'Literal[regex.flags=/i/]'),
    message: 'Match the sentence with its case.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toContainText']:not([callee.object.property.name='not']) > *:first-child",
    message:
      'A part may match while the rest is wrong: use toHaveText for the whole text, toShowMessage for a whole sentence.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^to(HaveText|ShowPrice|ShowMessage|List)$/] Literal[value=/^\\$[\\d,]+\\.\\d\\d$/]',
    message: 'Take prices from the data, in cents: use toShowPrice or formatMoney.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^to(HaveText|ShowMessage|List)$/] TemplateLiteral[quasis.0.value.raw='$'][quasis.1.value.raw=/^\\./]",
    message: 'Take prices from the data, in cents: use toShowPrice or formatMoney.',
  },
  {
    selector: "CallExpression[callee.property.name='arrayContaining']",
    message: 'Other elements may be there as well: expect the whole list.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^to(Strict)?Equal$/] > CallExpression[callee.property.name=/^(sort|toSorted)$/], CallExpression[callee.name='expect'] CallExpression[callee.property.name=/^(sort|toSorted)$/]",
    message: 'Sorting before the comparison hides a wrong order: use toList.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toBe(Truthy|Falsy|Defined)$/]',
    message: 'Almost every value passes: expect the exact value.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toBe'][callee.object.callee.name='expect'][callee.object.arguments.length=1] > Literal[raw=/^(true|false)$/]",
    message: 'A failing test would print "expected true": pass expect a message that names what a shopper loses.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toBe'][callee.object.callee.property.name='poll']:not(:has(Property[key.name='message'])) > Literal[raw=/^(true|false)$/]",
    message: 'A failing test would print "expected true": pass expect.poll a message that names what a shopper loses.',
  },
  {
    selector: "Property[key.name='hasText']:not([value.regex]):not([value.callee.name='RegExp'])",
    message: 'hasText matches a part in any case: use has: page.getByText(…, { exact: true }).',
  },
  {
    selector: "CallExpression[callee.property.name='toHaveAttribute'] > Literal:first-child[value='alt']",
    message: 'The text may be right and the picture wrong: use toShowPicture, which checks the file.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^getBy(Text|Label|Placeholder|AltText|Title)$/][arguments.length=1]:not([arguments.0.regex]):not([arguments.0.callee.name='RegExp'])",
    message: 'A part of a sentence matches anywhere: use { exact: true }, or a pattern that begins with ^.',
  },
  {
    selector:
      "CallExpression[callee.property.name='getByRole'] > ObjectExpression:has(> Property[key.name='name']:not([value.regex]):not([value.callee.name='RegExp'])):not(:has(> Property[key.name='exact']))",
    message: 'A part of a name may match another element: use { exact: true }, or a pattern that begins with ^.',
  },
  {
    selector: argumentOf('/^(getBy|toHave(Text|Accessible))/', unanchoredPattern),
    message: 'An unanchored pattern may match another text: let it begin with ^.',
  },
  {
    selector: [
      "[callee.property.name='toBeHidden']",
      "[callee.property.name='toHaveCount'][arguments.0.value=0]",
      "[callee.object.property.name='not'][callee.property.name=/^(toBe|toShowMessage)/]",
    ]
      .map((absence) => `${navigation} + ExpressionStatement > AwaitExpression > CallExpression${absence}`)
      .join(', '),
    message: 'Before the page has loaded, nothing is there: expect something visible first.',
  },
  {
    selector:
      "IfStatement[alternate=null]:not([test.name=/^(isMobile|scripts)$/], [test.argument.name='isMobile']) CallExpression[callee.name='expect']",
    message: 'Do not put expect() in an if: the test passes without asserting.',
  },
  {
    selector: "CallExpression[callee.property.name='toBeInViewport'] Property[key.name='ratio']",
    message: 'The element may be covered or transparent: use toBeOnScreen.',
  },
];

/** Tailwind classes of a physical side. `left-1/2` centers. `app/logical-properties.test.ts` checks the style sheets. */
const physicalSide = String.raw`/(^|[\s:])-?((m|p|scroll-m|scroll-p)[lr]-|(left|right)-(?!1.2)[\d\[pa]|(rounded|border)-[lr]\b|rounded-[tb][lr]\b|text-(left|right)\b)/`;

/** Code that the shop must not have. */
const forbiddenInShop = [
  ...[`Literal[value=${physicalSide}]`, `TemplateElement[value.raw=${physicalSide}]`].map((selector) => ({
    selector,
    message: 'Use the logical class (ms-, pe-, inset-s-, text-start): pages mirror in languages from right to left.',
  })),
  {
    selector: "JSXAttribute[name.name='className'] Literal[value=/#[0-9a-fA-F]{3,8}\\b/]",
    message: 'Use the colour tokens of tailwind.config.ts.',
  },
  {
    selector: 'CallExpression[callee.name=/^use(Cart|Wishlist|Session|Checkout|KnownWatches)$/][arguments.length=0]',
    message: 'Read a store through a selector: without one, each change of the store renders the component.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'This bypasses the escaping of React.',
  },
  {
    selector: "CallExpression[callee.property.name='transaction'][arguments.length=0]",
    message: 'Begin a transaction with server/database/transact.ts: it retries after a conflict.',
  },
];

/** Reading the machine's clock, where the shop's own counts: the test desk moves it (docs/product.md 43.2). */
const machineClock = [
  'NewExpression[callee.name=Date][arguments.length=0]',
  'CallExpression[callee.object.name=Date][callee.property.name=now]',
].map((selector) => ({ selector, message: "Read the shop's clock: shopDate() of domain/shop-date.ts." }));

/** Reading a date in the time zone of the process, which differs from server to server. */
const localTimeZone = [
  {
    selector:
      'CallExpression[callee.property.name=/^[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)$/]',
    message: "Use the UTC methods of Date, or domain/local-date.ts for a date in the shop's time zone.",
  },
  {
    selector:
      ':matches(NewExpression[callee.property.name=DateTimeFormat], CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]):not(:has(Property[key.name=timeZone]))',
    message: 'Give the format a timeZone.',
  },
];

const extensions = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];
const configFile = fileURLToPath(new URL('tsconfig.json', import.meta.url));

const config = [
  {
    ignores: [
      '.next/',
      'node_modules/',
      'public/',
      'var/',
      'tools/any-shop/dist/',
      'vendor/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
    ],
  },
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx}'],
    languageOptions: { parser },
    plugins: { '@next/next': next, 'import-x': imports },
    settings: {
      'import-x/resolver-next': [imports.createNodeResolver({ extensions, tsconfig: { configFile } })],
    },
    rules: {
      '@next/next/no-location-assign-relative-destination': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...layerZones,
            ...serverZones,
            ...programZones,
            ...['browser', 'components', 'store'].map((layer) => ({
              target: `./${layer}`,
              from: './contract/**/*.schema.ts',
              message:
                'A schema imports zod, which stays out of the browser: import the types from the file beside it.',
            })),
            ...['components', 'store', 'browser'].map((layer) => ({
              target: './components/**/copy*.ts',
              from: `./${layer}/**/*`,
              except: ['**/copy*.ts'],
              message: 'A copy file holds sentences, for components and tests alike.',
            })),
            ...['components', 'store', 'data', 'contract', 'domain'].map((layer) => ({
              target: './components/ui',
              from: `./${layer}`,
              except: { components: ['./ui'], domain: ['./picture-source.ts', './language.ts'] }[layer] ?? [],
              message: 'components/ui may not import types of the shop.',
            })),
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenInShop] },
  },
  {
    files: ['{app,contract,server}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'server/{chaos,testing}/**'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenInShop, ...machineClock, ...localTimeZone] },
  },
  {
    files: ['{cli,data,domain,runtime}/**/*.ts'],
    // A dial shows the time of the visitor's own zone.
    ignores: ['**/*.test.ts', 'domain/dial/**'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenInShop, ...localTimeZone] },
  },
  {
    files: ['server/database/transact.ts', 'server/database/migrate.ts', 'server/**/*.test.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...forbiddenInEndToEndTests],
    },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', message: "Import from '@/e2e/support/fixtures'." }] },
      ],
    },
  },
];

export default config;
