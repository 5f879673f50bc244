/** A mutant that no test killed. */
export type Survivor = {
  file: string;
  /** From 1. */
  line: number;
  /** Stryker's name for the kind of change: `StringLiteral`. */
  mutator: string;
  /** The original text. */
  was: string;
  became: string;
};

/** A mutant in a report of Stryker's; lines and columns count from 1. */
type Mutant = {
  status: string;
  location: { start: Position; end: Position };
  mutatorName: string;
  replacement?: string;
};

type Position = { line: number; column: number };

/** The parts of Stryker's JSON report (mutation-testing-elements) that are read. */
export type Report = { files: Record<string, { source: string; mutants: readonly Mutant[] }> };

/** Counts the mutants that were tested and killed, and lists the survivors. A timeout counts as killed. */
export function readReport(report: Report): { tested: number; killed: number; survivors: Survivor[] } {
  let killed = 0;
  const survivors: Survivor[] = [];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const { status, location, mutatorName: mutator, replacement } of mutants) {
      if (status === 'Killed' || status === 'Timeout') killed += 1;
      if (!hasSurvived({ status })) continue;
      const was = textBetween(source, location);
      survivors.push({ file, line: location.start.line, mutator, was, became: replacement ?? '' });
    }
  }
  return { tested: killed + survivors.length, killed, survivors };
}

const hasSurvived = ({ status }: { status: string }) => status === 'Survived' || status === 'NoCoverage';

function textBetween(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.pop() ?? '';
  const [first = '', ...rest] = [...lines, last.slice(0, end.column - 1)];
  return [first.slice(start.column - 1), ...rest].join('\n');
}

/**
 * Returns Stryker's `incrementalFile` without the survivors. Otherwise Stryker would not retest a survivor after a test
 * was added, if the mutated code runs while its file is loaded.
 */
export function withoutSurvivors<Known extends { files: Record<string, { mutants: readonly { status: string }[] }> }>(
  known: Known,
): Known {
  const files = Object.entries(known.files).map(([file, { mutants, ...rest }]) => [
    file,
    { ...rest, mutants: mutants.filter((mutant) => !hasSurvived(mutant)) },
  ]);
  return { ...known, files: Object.fromEntries(files) };
}

/** Reason why mutants of a kind may survive. */
export type Reason = {
  because: string;
  /** Prefix of their files' paths. */
  file?: string;
  mutator?: string;
  /** A regular expression for the original text. */
  was?: string;
  /** A regular expression for the replacement. */
  became?: string;
};

/** Returns the reason why a mutant may survive, if any. */
export function reasonFor({ file, mutator, was, became }: Omit<Survivor, 'line'>, reasons: readonly Reason[]) {
  return reasons.find(
    (reason) =>
      (reason.file === undefined || file.startsWith(reason.file)) &&
      (reason.mutator === undefined || reason.mutator === mutator) &&
      (reason.was === undefined || new RegExp(reason.was, 's').test(was)) &&
      (reason.became === undefined || new RegExp(reason.became, 's').test(became)),
  )?.because;
}
