import { readFileSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** Which rooms a room may not import from: the arrows of the house go down only (README, Where things are). */
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

const arrows = Object.entries(forbidden).flatMap(([target, rooms]) =>
  rooms.map((room) => ({
    target: `./${target}`,
    ...(target === 'e2e' && room === 'components'
      ? { from: './components/**/*', except: ['**/copy*.ts'] }
      : { from: `./${room}` }),
    message: `${target}/ may not import ${room}/: arrows go down only.`,
  })),
);

const layers = ['app', 'components', 'server', 'store', 'browser', 'contract', 'data', 'domain'];

/** The programs around the shop: what the shop itself, the owner's commands and the production process may not import. */
const programZones = [
  ...layers.map((layer) => [layer, ['runtime', 'cli', 'tools', 'e2e']]),
  ['runtime', [...layers.filter((layer) => !['data', 'domain'].includes(layer)), 'cli', 'tools', 'e2e']],
  ['cli', ['app', 'components', 'store', 'browser', 'tools', 'e2e']],
].map(([target, from]) => ({
  target: `./${target}/**/!(*.test).{ts,tsx}`,
  from: from.map((folder) => `./${folder}`),
  message: `${target}/ may not import ${from.join('/, ')}/; tests may.`,
}));

/** The modules of server/, lowest first: each may import those before it only (server/README.md). */
const modules = JSON.parse(readFileSync(new URL('server/modules.json', import.meta.url), 'utf8'));

const serverZones = modules.map((name, index) => ({
  target: `./server/${name}/**/!(*.test).ts`,
  from: [
    ...modules.slice(index + 1).map((above) => `./server/${above}`),
    './cli',
    './server/chaos',
    './server/features.ts',
    './server/settings.ts',
  ],
  message: `server/${name}/ may import only the modules before it in server/modules.json.`,
}));

/** What is given to a method, itself or in its options. */
const given = (method, what) =>
  ['>', '> ObjectExpression > Property >']
    .map((within) => `CallExpression[callee.property.name=${method}] ${within} ${what}`)
    .join(', ');

const startsAnywhere =
  ':matches(Literal[regex.pattern=/^[^^]/], NewExpression[callee.name=RegExp]:has(> TemplateLiteral:not([quasis.0.value.raw=/^[\\^]/])))';

const navigation = 'ExpressionStatement[expression.argument.callee.property.name=/^(goto|reload|goBack|goForward)$/]';

/** What makes a journey slow, or red and green by turns. */
const forbiddenInJourneys = [
  {
    selector: "Literal[value='networkidle']",
    message:
      'Wait for what the shopper would see: untilHydrated, untilIdle and untilStill of e2e/support/hydrated.ts, or an expect.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Nothing waits for a time: wait for what the shopper would see.',
  },
  {
    selector: "Property[key.name='ignoreCase']",
    message: 'A sentence that ignores its case is another one: say it as it stands.',
  },
  {
    selector: given('/^(getBy|filter|to(Have|Contain|Match))/', 'Literal[regex.flags=/i/]'),
    message: 'A sentence that ignores its case is another one: say it as it stands.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toContainText']:not([callee.object.property.name='not']) > *:first-child",
    message:
      'A part may be there and the rest wrong: toHaveText says all of it, toShowMessage a sentence that stands whole in it.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^to(HaveText|ShowPrice|ShowMessage|List)$/] Literal[value=/^\\$[\\d,]+\\.\\d\\d$/]',
    message: 'Prices come from the data, in cents: toShowPrice, or formatMoney.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^to(HaveText|ShowMessage|List)$/] TemplateLiteral[quasis.0.value.raw='$'][quasis.1.value.raw=/^\\./]",
    message: 'Prices come from the data, in cents: toShowPrice, or formatMoney.',
  },
  {
    selector: "CallExpression[callee.property.name='arrayContaining']",
    message: 'What is not promised may be there as well: say the whole list.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^to(Strict)?Equal$/] > CallExpression[callee.property.name=/^(sort|toSorted)$/], CallExpression[callee.name='expect'] CallExpression[callee.property.name=/^(sort|toSorted)$/]",
    message: 'What is sorted before it is compared has no order: toList. Where none is promised, say so.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toBe(Truthy|Falsy|Defined)$/]',
    message: 'Almost everything is: say what it is to be.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toBe'][callee.object.callee.name='expect'][callee.object.arguments.length=1] > Literal[raw=/^(true|false)$/]",
    message: 'A red test would say "expected true": give expect a second argument that says what a shopper loses.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toBe'][callee.object.callee.property.name='poll']:not(:has(Property[key.name='message'])) > Literal[raw=/^(true|false)$/]",
    message: 'A red test would say "expected true": give expect.poll a message that says what a shopper loses.',
  },
  {
    selector: "Property[key.name='hasText']:not([value.regex]):not([value.callee.name='RegExp'])",
    message: 'It is found by a part of its words, in any case: has: page.getByText(…, { exact: true }).',
  },
  {
    selector: "CallExpression[callee.property.name='toHaveAttribute'] > Literal:first-child[value='alt']",
    message: 'The words may be right and the picture another: toShowPicture asks for its file.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^getBy(Text|Label|Placeholder|AltText|Title)$/][arguments.length=1]:not([arguments.0.regex]):not([arguments.0.callee.name='RegExp'])",
    message: 'A part of a sentence may stand anywhere: { exact: true }, or a pattern that begins with ^.',
  },
  {
    selector:
      "CallExpression[callee.property.name='getByRole'] > ObjectExpression:has(> Property[key.name='name']:not([value.regex]):not([value.callee.name='RegExp'])):not(:has(> Property[key.name='exact']))",
    message: 'A part of a name may be that of another: { exact: true }, or a pattern that begins with ^.',
  },
  {
    selector: given('/^(getBy|toHave(Text|Accessible))/', startsAnywhere),
    message: 'Words that may stand anywhere may stand in another one: let the pattern begin with ^.',
  },
  {
    selector: [
      "[callee.property.name='toBeHidden']",
      "[callee.property.name='toHaveCount'][arguments.0.value=0]",
      "[callee.object.property.name='not'][callee.property.name=/^(toBe|toShowMessage)/]",
    ]
      .map((absence) => `${navigation} + ExpressionStatement > AwaitExpression > CallExpression${absence}`)
      .join(', '),
    message: 'Nothing is there before the page has come: ask for what stands there first.',
  },
  {
    selector:
      "IfStatement[alternate=null]:not([test.name=/^(isMobile|scripts)$/], [test.argument.name='isMobile']) CallExpression[callee.name='expect']",
    message: 'A test that may ask nothing is green for nothing: ask on both ways, or choose before.',
  },
  {
    selector: "CallExpression[callee.property.name='toBeInViewport'] Property[key.name='ratio']",
    message: 'It may be covered or transparent: toBeOnScreen.',
  },
];

/** The rules of React's plugins, switched off. */
const withoutReact = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule))
    .map((rule) => [rule, 'off']),
);

const config = [
  {
    ignores: [
      '.next/',
      'node_modules/',
      'public/',
      'var/',
      'vendor/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
    ],
  },
  ...next,
  ...typescript,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    settings: { 'import/resolver': { typescript: true } },
    rules: {
      // Pictures are encoded by the build (docs/decisions/0010-picture-files.md).
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...arrows,
            ...serverZones,
            ...programZones,
            ...['browser', 'components', 'store'].map((room) => ({
              target: `./${room}`,
              from: './contract/**/*.schema.ts',
              message: 'A schema brings zod, which never reaches a phone: import the types from the file beside it.',
            })),
            ...['components', 'store', 'browser'].map((room) => ({
              target: './components/**/copy*.ts',
              from: `./${room}/**/*`,
              except: ['**/copy*.ts'],
              message: 'A copy file holds sentences, for components and tests alike.',
            })),
            ...['components', 'store', 'data', 'contract', 'domain'].map((room) => ({
              target: './components/ui',
              from: `./${room}`,
              except: { components: ['./ui'], domain: ['./picture-source.ts'] }[room] ?? [],
              message: 'components/ui knows nothing of the shop.',
            })),
          ],
        },
      ],
    },
  },
  {
    // Code without React: its rules would compile every function.
    files: ['{cli,contract,data,domain,e2e,runtime,scripts,server,tools}/**/*.ts'],
    rules: withoutReact,
  },
  {
    // The rules that need types.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    // A change of this file asks for all models to be compared with their photographs again; its promises are awaited a line later.
    files: ['components/viewer-3d/load-watch.ts'],
    rules: { '@typescript-eslint/no-misused-promises': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='className'] Literal[value=/#[0-9a-fA-F]{3,8}\\b/]",
          message: 'Colours are the tokens of tailwind.config.ts.',
        },
        {
          selector:
            'CallExpression[callee.name=/^use(Cart|Wishlist|Session|Checkout|KnownWatches)$/][arguments.length=0]',
          message: 'Read a store through a selector: a whole store renders again at its every change.',
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'React escapes; this does not.' },
        {
          selector: "CallExpression[callee.property.name='transaction'][arguments.length=0]",
          message: 'Begin a transaction by server/database/transact.ts: it repeats what was in the way of another one.',
        },
      ],
    },
  },
  {
    files: ['server/database/transact.ts', 'server/database/migrate.ts', 'server/**/*.test.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', '{store,data,domain,contract,browser}/**/*.ts'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    files: ['app/**/{page,layout,not-found,error,global-error,robots,sitemap,manifest}.{ts,tsx}'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['next.config.js', 'scripts/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      // A test that asks for this fixture begins signed in, whether or not it wants to know as whom.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^signedIn$' }],
      'no-restricted-syntax': ['error', ...forbiddenInJourneys],
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
