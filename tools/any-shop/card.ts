import { mkdirSync, writeFileSync } from 'node:fs';
import { format } from 'node:path';
import { type Result } from './checks';

/** Results of all checks of a shop. `fillsCart` is true if checks could fill a cart of their own. */
export type Report = { shop: string; at: Date; fillsCart: boolean; results: readonly Result[] };

/** Maximum number of problems listed per check. */
const shown = 5;

const stateOf = ({ problems, notOffered }: Result) =>
  problems.length > 0 ? 'failed' : notOffered ? 'not offered' : 'passed';

const signs = { passed: '✓', failed: '✗', 'not offered': '–' };

/** Number of checks that passed, failed and do not apply. */
export function countsOf(results: readonly Result[]) {
  const count = (state: string) => results.filter((result) => stateOf(result) === state).length;
  return { passed: count('passed'), failed: count('failed'), notOffered: count('not offered') };
}

/** One sentence about all results. */
const verdictOf = ({ results }: Report) => {
  const { passed, failed, notOffered } = countsOf(results);
  return `${failed === 0 ? 'All checks passed' : `${failed} of ${results.length} checks failed`}: ${passed} passed, ${notOffered} not offered.`;
};

const minuteOf = ({ at }: Report) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const harmless = ({ fillsCart }: Report) =>
  fillsCart
    ? 'Nothing was ordered or sent; the checks filled only carts of their own.'
    : 'Nothing was ordered, sent or changed: pages were only read.';

/** The problems of a result, the first ones in full. */
const problemsOf = ({ problems }: Result) => [
  ...problems.slice(0, shown),
  ...(problems.length > shown ? [`and ${problems.length - shown} more`] : []),
];

/** Text of a result after its title. */
const noteOf = (result: Result) => (stateOf(result) === 'failed' ? result.loss : result.seen);

/** The report in Markdown. */
export function pageOf(report: Report): string {
  const rows = report.results.flatMap((result) => [
    `- ${signs[stateOf(result)]} ${result.title}: ${stateOf(result) === 'not offered' ? 'not offered, ' : ''}${noteOf(result)}`,
    ...problemsOf(result).map((problem) => `  - ${problem}`),
  ]);
  return [
    `# Checks of ${report.shop}`,
    `${minuteOf(report)}. ${verdictOf(report)} ${harmless(report)}`,
    rows.join('\n'),
    '',
  ].join('\n\n');
}

const escaped = (text: string) =>
  text.replace(/[<>&"]/g, (letter) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[letter] ?? letter);

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const colours = { passed: '#1a6b3c', failed: '#a4222b', 'not offered': '#5c5a55' };

/** Measures of the picture in px. */
const card = { width: 880, head: 132, row: 26, foot: 44 };

/** The report as a picture to share: one line per check, and the shopper's loss under a failed one. */
export function pictureOf(report: Report): string {
  let y = card.head;
  const rows = report.results.map((result) => {
    const state = stateOf(result);
    const isFailed = state === 'failed';
    const lines = [
      `<text x="40" y="${y}" fill="${colours[state]}" font-weight="700">${signs[state]}</text>`,
      `<text x="66" y="${y}" fill="${state === 'not offered' ? colours[state] : '#1d1c1a'}"${isFailed ? ' font-weight="700"' : ''}>${escaped(result.title)}${state === 'not offered' ? ' (not offered)' : ''}</text>`,
      ...(isFailed
        ? [
            `<text x="66" y="${y + 20}" fill="${colours.failed}" font-size="13">${escaped(shortened(result.loss, 104))}</text>`,
            `<text x="66" y="${y + 38}" fill="${colours['not offered']}" font-size="13">${escaped(shortened(result.problems[0] ?? '', 104))}</text>`,
          ]
        : []),
    ];
    y += isFailed ? card.row + 40 : card.row;
    return lines.join('');
  });
  const height = y + card.foot;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${height}" width="${card.width}" height="${height}" role="img" aria-label="${escaped(`Checks of ${report.shop}. ${verdictOf(report)}`)}" font-family="system-ui, sans-serif" font-size="15">
<rect width="${card.width}" height="${height}" fill="#faf8f4"/>
<text x="40" y="52" font-size="26" font-weight="700" fill="#1d1c1a">${escaped(shortened(report.shop.replace(/^https?:\/\//, ''), 54))}</text>
<text x="40" y="82" fill="#1d1c1a">${escaped(verdictOf(report))}</text>
<path d="M40 102H${card.width - 40}" stroke="#d8d3c8"/>
${rows.join('\n')}
<text x="40" y="${height - 22}" font-size="13" fill="${colours['not offered']}">any-shop, ${minuteOf(report)}. ${harmless(report)}</text>
</svg>
`;
}

/** The report as a page of its own, with all problems. */
export function documentOf(report: Report): string {
  const rows = report.results.map((result) => {
    const state = stateOf(result);
    const problems = problemsOf(result).map((problem) => `<li>${escaped(problem)}</li>`);
    return `<li class="${state.replace(' ', '-')}"><b>${escaped(result.title)}</b> <i>${state}</i><p>${escaped(shortened(noteOf(result), 400))}</p>${problems.length > 0 ? `<ul>${problems.join('')}</ul>` : ''}</li>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Checks of ${escaped(report.shop)}</title>
<style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:52rem;margin:0 auto;padding:2rem 1rem;background:light-dark(#faf8f4,#191816);color:light-dark(#1d1c1a,#f1ede4);overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.2}ol{list-style:none;padding:0}ol>li{padding:.75rem 0 .75rem 1rem;border-top:1px solid light-dark(#d8d3c8,#45413a);border-left:4px solid}
p,ul{margin:.25rem 0;font-size:.9rem}i{font-style:normal;font-size:.9rem}
.passed{border-left-color:#1a6b3c}.failed{border-left-color:#a4222b}.not-offered{border-left-color:#8b887f}
.passed i{color:light-dark(#1a6b3c,#7fd3a2)}.failed i{color:light-dark(#a4222b,#ff9c9c)}
</style></head><body><main><h1>Checks of ${escaped(report.shop)}</h1>
<p>${minuteOf(report)}. ${escaped(verdictOf(report))} ${harmless(report)}</p>
<ol>
${rows.join('\n')}
</ol></main></body></html>
`;
}

/** Writes a report as Markdown, SVG and HTML, and returns the Markdown with the paths. */
export function writeReport(report: Report, folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const page = pageOf(report);
  const files = { '.md': page, '.svg': pictureOf(report), '.html': documentOf(report) };
  const paths = Object.entries(files).map(([ext, text]) => {
    const path = format({ dir: folder, name, ext });
    writeFileSync(path, text);
    return path;
  });
  return `${page}\nThis page: ${paths.join(', ')}`;
}
