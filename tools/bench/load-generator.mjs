import { Fault } from '../../runtime/fault.mjs';

/**
 * What a page was asked for: how often in all and in a second, and within how long half and 99 of 100 were answered, in ms.
 * @typedef {{ requests: number, perSecond: number, p50: number, p99: number }} Asked
 */

/** How many ms wrk's units are. */
const MS = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Reads what wrk prints with `--latency`.
 * @param {string} output
 * @returns {Asked}
 * @throws {Fault} when that is something else, or not every answer was a page
 */
export function readWrk(output) {
  const [, refused] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  if (refused) throw new Fault(`${refused} answers were no pages, so nothing was measured.`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const asked = { requests, perSecond, p50: latency(output, 50), p99: latency(output, 99) };
  if (Object.values(asked).every((figure) => Number.isFinite(figure))) return asked;
  throw new Fault(`wrk has said something else than it used to: ${output.trim()}`);
}

function latency(output, share) {
  const [, figure, unit] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(output) ?? [];
  return Number(figure) * MS[unit];
}
