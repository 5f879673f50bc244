import { mkdirSync, writeFileSync } from 'node:fs';
import { format } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** How many faults of one promise the page has room for. */
const shown = 5;

/** Writes for the shop's owner what was promised and what was seen: on one page, and at the end on the screen. */
export default class OwnersReport implements Reporter {
  private suite: Suite | undefined;
  private shop = '';

  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.shop = config.projects.find(({ name }) => name === 'live')?.use.baseURL ?? '';
  }

  onEnd(): void {
    const page = pageOf(this.shop, this.suite?.allTests() ?? [], new Date());
    const folder = process.env.PLAYWRIGHT_HTML_OUTPUT_DIR ?? 'playwright-report';
    // It is named after the HTML report, which empties the folder first.
    mkdirSync(folder, { recursive: true });
    const file = format({ dir: folder, name: 'live', ext: '.md' });
    writeFileSync(file, page);
    console.log(`\n${page}\nThis page: ${file}`);
  }
}

/** The page, in Markdown. @param tests one a promise, by their title */
function pageOf(shop: string, tests: readonly TestCase[], now: Date): string {
  const broken = tests.filter((test) => !test.ok());
  const verdict =
    broken.length === 0 ? 'Every promise is kept.' : `${broken.length} of ${tests.length} promises are broken.`;
  return [
    `# How ${shop} stands`,
    `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${verdict} Nothing was ordered, sent or changed: pages were only read.`,
    tests.map(rowOf).join('\n'),
    '',
  ].join('\n\n');
}

function rowOf(test: TestCase): string {
  const notes = test.results.at(-1)?.annotations ?? [];
  const of = (type: string) => notes.filter((note) => note.type === type).map(({ description = '' }) => description);
  if (of('not offered').length > 0 && test.ok()) return `- – ${test.title}: not offered, ${of('not offered').join()}`;
  if (test.ok()) return `- ✓ ${test.title}: ${of('seen').join()}`;
  const faults =
    of('fault').length > 0 ? of('fault') : [test.results.at(-1)?.error?.message?.split('\n')[0] ?? 'not looked at'];
  const more = faults.length > shown ? [`and ${faults.length - shown} more`] : [];
  return [`- ✗ ${test.title}:`, ...[...faults.slice(0, shown), ...more].map((fault) => `  - ${fault}`)].join('\n');
}
