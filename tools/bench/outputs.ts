// Parses the output of wrk and Lighthouse.
import { ReportedError } from '@/domain/reported-error';

/** Load on a page: requests in all and a second, and the 50th and 99th percentile of the response time, in ms. */
export type Load = { requests: number; perSecond: number; p50: number; p99: number };

/** Milliseconds per unit in wrk's output. */
const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Parses the output of wrk with `--latency`.
 * @throws {ReportedError} if a response was an error, or the output is unknown
 */
export function readWrk(output: string): Load {
  const [, errors] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  if (errors) throw new ReportedError(`${errors} answers were no pages, so nothing was measured.`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const load = { requests, perSecond, p50: percentile(output, 50), p99: percentile(output, 99) };
  if (Object.values(load).every((figure) => Number.isFinite(figure))) return load;
  throw new ReportedError(`wrk printed an unknown format: ${output.trim()}`);
}

function percentile(output: string, share: number): number {
  const [, figure, unit = ''] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(output) ?? [];
  return Number(figure) * (MS[unit] ?? NaN);
}

/** A page on Lighthouse's phone: its score of 100, its largest contentful paint in ms, and its layout shift. */
export type LighthouseRun = { score: number; lcp: number; cls: number };

/** Reads Lighthouse's JSON report; warnings may precede it. */
export function readLighthouse(output: string): LighthouseRun {
  const { categories, audits } = JSON.parse(output.slice(output.indexOf('{')));
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** The median of each figure; undefined without a run. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun | undefined {
  if (runs.length === 0) return undefined;
  const median = (figure: keyof LighthouseRun) => medianOf(runs.map((run) => run[figure]));
  return { score: median('score'), lcp: median('lcp'), cls: median('cls') };
}

/** The median; between the two middle ones of an even number of figures. NaN without a figure. */
export function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
