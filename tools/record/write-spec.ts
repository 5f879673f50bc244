/* Converts a recording to a Playwright spec in the style of e2e/. */
import type { Recording } from '@/domain/test-desk';
import { formatText } from '@/tools/reports/format';
import { loadCopy } from './copy';
import { classOf, fixtures } from './screens';
import { statementsOf } from './statements';

/** Lines of docs/product.md that a statement verifies. */
const verified: readonly (readonly [pattern: RegExp, line: string])[] = [
  [/header\.(?:cart|wishlist)\)\.toHave/i, '3.4'],
  [/angeFilters\.(?:toggle|moveHandle)/, '5.7'],
  [/\/search\?/, '8.2'],
  [/toHaveInCart/, '9.2'],
  [/cart\.(?:remove|undo)/i, '9.3'],
  [/cart\.(?:increase|quantity)/i, '9.4'],
  [/cart\.subtotal/i, '9.5'],
  [/toHaveOnWishlist/, '10.3'],
  [/checkout\.(?:submitDelivery|fillAddress|field)/i, '13.2'],
  [/checkout\.services/i, '13.3'],
  [/checkout\.(?:payButton|total)/i, '13.5'],
  [/checkout\.enterCode/i, '13.9'],
  [/checkout\.orderNumber/i, '14.2'],
];

/** Imports by the word that needs them. */
const imports: readonly (readonly [word: RegExp, name: string, from: string])[] = [
  [/\bcardOf\(/, 'cardOf', './page-objects/by-copy'],
  [/\bcards\./, 'cards', './page-objects/checkout'],
  [/\bdesk\./, 'isolatedShopOptions', './support/environment/isolated-shop'],
  [/^/, 'expect, test', './support/fixtures'],
  [/\bwatchAt\(/, 'watchAt', './support/shop'],
  [/\bwatchNamed\(/, 'watchNamed', './support/shop'],
  [/\bstoreTexts\(/, 'storeTexts', './support/storage'],
  [/\bstoreWatches\(/, 'storeWatches', './support/storage'],
];

/** Width from which the shop shows its wide layout, in CSS px. */
const WIDE = 768;

/** Returns the formatted spec. It runs in a shop of its own if the recording used the test desk. */
export async function writeSpec(recording: Recording): Promise<string> {
  const copy = await loadCopy(process.cwd());
  const body = statementsOf(recording, copy.find)
    .map(({ code }) => code)
    .join('\n');
  const uses = (word: string) => new RegExp(String.raw`(?<![\w.'])${word}\b`).test(body);
  const hasDesk = uses('desk');
  const isPhone = recording.events.some((event) => event.kind === 'open' && event.width < WIDE);
  const given = [
    'page',
    ...fixtures.filter((name) => uses(name)),
    ...(uses('tabs') ? ['tabs'] : []),
    ...(hasDesk ? ['isolatedShop'] : []),
    ...(isPhone || uses('isMobile') ? ['isMobile'] : []),
  ];
  const lines =
    recording.requirements || verified.flatMap(([pattern, line]) => (pattern.test(body) ? [line] : [])).join(', ');
  const options = isPhone ? "{ tag: '@phone' }, " : '';
  const text = `${lines && `// Verifies docs/product.md ${lines}.\n`}${importsOf(body, copy.importsOf(body))}

${hasDesk ? 'test.use(isolatedShopOptions);\n\n' : ''}test(${JSON.stringify(recording.title)}, ${options}async ({ ${given.join(', ')} }) => {
${isPhone ? "test.skip(!isMobile, 'recorded on a phone');\n" : ''}${hasDesk ? 'await isolatedShop.open();\nconst { desk } = isolatedShop;\n' : ''}${body}
});
`;
  return formatText('e2e/recorded.spec.ts', text);
}

/** Returns the import statements of a body, in the order of a spec: copy, page objects, support. */
function importsOf(body: string, copies: readonly { name: string; from: string }[]): string {
  const objects = fixtures
    .map(classOf)
    .flatMap(({ name, from }) => (body.includes(`new ${name}(`) ? [{ name, from: `./page-objects/${from}` }] : []));
  const known = imports.flatMap(([word, name, from]) => (word.test(body) ? [{ name, from }] : []));
  const all = new Map<string, string[]>();
  for (const { name, from } of [...copies, ...objects, ...known]) all.set(from, [...(all.get(from) ?? []), name]);
  const rank = (from: string) => ['@', './page-objects', './support'].findIndex((start) => from.startsWith(start));
  return [...all]
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`)
    .join('\n');
}
