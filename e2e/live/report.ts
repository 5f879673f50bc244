import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { writeReport } from '@/tools/any-shop/card';
import { checks, type Result } from '@/tools/any-shop/checks';

/** Writes the results of the checks of a running shop for its owner, as files and to the terminal. */
export default class OwnersReport implements Reporter {
  private suite: Suite | undefined;
  private shop = '';

  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.shop = config.projects[0]?.use.baseURL ?? '';
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const name = tests[0]?.parent.project()?.name ?? 'live';
    const report = { shop: this.shop, at: new Date(), fillsCart: name !== 'live', results: tests.map(resultOf) };
    // The folder is that of the HTML report, whose reporter empties it first.
    console.log(`\n${writeReport(report, process.env.PLAYWRIGHT_HTML_OUTPUT_DIR ?? 'playwright-report', name)}`);
  }
}

/** The result of a check from the notes of its test (live.spec.ts). */
function resultOf(test: TestCase): Result {
  const last = test.results.at(-1);
  const of = (type: string) =>
    (last?.annotations ?? []).filter((note) => note.type === type).map(({ description = '' }) => description);
  const problems = of('problem');
  return {
    title: test.title,
    loss: checks.find(({ title }) => title === test.title)?.loss ?? '',
    seen: [...of('seen'), ...of('not offered')].join(),
    notOffered: of('not offered').length > 0,
    problems: test.ok() || problems.length > 0 ? problems : [last?.error?.message?.split('\n')[0] ?? 'not run'],
  };
}
