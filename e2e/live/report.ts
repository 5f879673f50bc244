import { mkdirSync, writeFileSync } from 'node:fs';
import { format } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Maximum number of problems listed per check. */
const shown = 5;

/** Writes the results of the live checks for the shop's owner, as a Markdown page and to the terminal. */
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
    // The name comes from the HTML report, whose reporter empties the folder first.
    mkdirSync(folder, { recursive: true });
    const file = format({ dir: folder, name: 'live', ext: '.md' });
    writeFileSync(file, page);
    console.log(`\n${page}\nThis page: ${file}`);
  }
}

/** The report in Markdown. @param tests one test per check */
function pageOf(shop: string, tests: readonly TestCase[], now: Date): string {
  const failed = tests.filter((test) => !test.ok());
  const verdict = failed.length === 0 ? 'All checks passed.' : `${failed.length} of ${tests.length} checks failed.`;
  return [
    `# Live checks of ${shop}`,
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
  const problems =
    of('problem').length > 0 ? of('problem') : [test.results.at(-1)?.error?.message?.split('\n')[0] ?? 'not run'];
  const more = problems.length > shown ? [`and ${problems.length - shown} more`] : [];
  return [`- ✗ ${test.title}:`, ...[...problems.slice(0, shown), ...more].map((problem) => `  - ${problem}`)].join(
    '\n',
  );
}
