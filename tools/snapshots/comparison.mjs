/**
 * What `npm run looks` shows and accepts: kept pictures, trees and transcripts that a walk has found otherwise. Pure.
 *
 * @typedef {{ path?: string, name: string }} Attachment of a test, by Playwright's JSON reporter
 * @typedef {object} Change
 * @property {string} name as a person names it to accept it: `desktop/filled-cart.png`
 * @property {string} kept where it is kept, from the root
 * @property {string} taken where this walk left what it found
 * @property {string} [difference] where the picture of the difference lies
 */

/** Where looks are kept, from the root (playwright.config.ts). */
const LOOKS = 'e2e/looks';

/**
 * The kept looks that a walk has found otherwise, by name, each once.
 * @param {string | undefined} report by Playwright's JSON reporter
 * @returns {Change[]}
 */
export function changesIn(report) {
  const tests = report ? JSON.parse(report).suites.flatMap(testsIn) : [];
  const found = tests.flatMap(({ projectName, results }) =>
    (results.at(-1)?.attachments ?? []).flatMap((one, _, all) => changeOf(projectName, one, all)),
  );
  return [...new Map(found.map((change) => [change.name, change])).values()].sort((one, other) =>
    one.name.localeCompare(other.name),
  );
}

const testsIn = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
];

/** Playwright leaves `filled-cart-actual.png`, and beside a picture `-diff.png`. */
function changeOf(project, { name, path }, all) {
  const [, look, end] = /^(.+)-actual(\.\w+)$/.exec(name) ?? [];
  if (!look || !path) return [];
  const difference = all.find((other) => other.name === `${look}-diff${end}`)?.path;
  const file = `${project}/${look}${end}`;
  return [{ name: file, kept: `${LOOKS}/${file}`, taken: path, ...(difference && { difference }) }];
}

/**
 * Those of the changes that somebody names: `filled-cart` on both screens with picture and tree, `phone/filled-cart`,
 * `phone/filled-cart.yml`, or `all`. Throws a sentence for a name that is none of theirs.
 * @param {readonly Change[]} changes
 * @param {readonly string[]} names
 * @returns {Change[]}
 */
export function chosen(changes, names) {
  if (names.includes('all')) return [...changes];
  const isNamed = (change, name) => {
    const bare = change.name.replace(/\.\w+$/, '');
    return [change.name, bare, bare.split('/')[1]].includes(name);
  };
  const unknown = names.filter((name) => !changes.some((change) => isNamed(change, name)));
  if (unknown.length > 0) throw new Error(`Nothing that has changed is called ${unknown.join(' or ')}.`);
  return changes.filter((change) => names.some((name) => isNamed(change, name)));
}

/**
 * Two texts line by line: what both have, what only the first has, what only the second has, in the order of reading.
 * @param {string} before
 * @param {string} after
 * @returns {{ sign: ' ' | '-' | '+', line: string }[]}
 */
export function linesApart(before, after) {
  const [old, now] = [before, after].map((text) => text.replace(/\n$/, '').split('\n'));
  const longest = old.map(() => Array(now.length + 1).fill(0));
  longest.push(Array(now.length + 1).fill(0));
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = now.length - 1; other >= 0; other--)
      longest[one][other] =
        old[one] === now[other]
          ? longest[one + 1][other + 1] + 1
          : Math.max(longest[one + 1][other], longest[one][other + 1]);
  const lines = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    if (one < old.length && other < now.length && old[one] === now[other]) {
      lines.push({ sign: ' ', line: old[one] });
      one += 1;
      other += 1;
    } else if (other >= now.length || (one < old.length && longest[one + 1][other] >= longest[one][other + 1])) {
      lines.push({ sign: '-', line: old[one++] });
    } else lines.push({ sign: '+', line: now[other++] });
  }
  return lines;
}

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How many lines around a changed one are shown. */
const AROUND = 3;

/** Changed lines with those around them; a stroke stands for what is left out. */
function excerpt(lines) {
  const isNear = (place) =>
    lines.slice(Math.max(0, place - AROUND), place + AROUND + 1).some(({ sign }) => sign !== ' ');
  return lines
    .flatMap((line, place) => {
      if (isNear(place))
        return [
          `<span class="${{ '-': 'gone', '+': 'come', ' ': 'same' }[line.sign]}">${line.sign} ${escape(line.line)}</span>`,
        ];
      return place === 0 || isNear(place - 1) ? ['<span class="same">…</span>'] : [];
    })
    .join('\n');
}

/**
 * The page on which each change stands side by side: kept, taken and the difference, or a text's lines.
 * @param {readonly (Change & { before?: string, after?: string, files?: Record<'kept' | 'taken' | 'difference', string | undefined> })[]} changes
 *   texts have `before` and `after`, pictures the addresses of their `files`; one that was never kept has nothing before
 */
export function pageOf(changes) {
  const figures = (files) =>
    Object.entries(files)
      .filter(([, file]) => file)
      .map(([title, file]) => `<figure><figcaption>${title}</figcaption><img src="${escape(file)}" alt=""></figure>`)
      .join('');
  const sections = changes.map(({ name, before = '', after, files }) => {
    const shown = files
      ? `<div class="side">${figures(files)}</div>`
      : `<pre>${excerpt(linesApart(before, after ?? ''))}</pre>`;
    return `<section><h2>${escape(name)}</h2><p><code>npm run looks -- --accept ${escape(name)}</code></p>${shown}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks that have changed</title><style>
body { font: 16px/1.4 system-ui; margin: 2rem; } .side { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
figure { margin: 0; } img { outline: 1px solid #888; max-width: 45vw; } pre { background: #f4f4f0; padding: 1rem; overflow-x: auto; }
.gone { background: #fdd; } .come { background: #dfd; } .same { color: #555; }
</style><h1>${changes.length === 1 ? 'One look has changed' : `${changes.length} looks have changed`}</h1>${sections.join('\n')}</html>\n`;
}
