import { expect, test } from './fixtures';
import { promises } from './requirements';

// Reads any live shop and never writes to it (docs/testing.md). The expected values come from the shop's own data.

for (const { words, look } of promises) {
  test(words, async ({ visit }, info) => {
    const { faults, seen, notOffered } = await look(visit);
    const writes = visit.writes.map(
      ({ method, address }) => `a page would have written, and was stopped: ${method} ${address}`,
    );
    info.annotations.push({ type: notOffered ? 'not offered' : 'seen', description: seen });
    for (const fault of [...faults, ...writes]) info.annotations.push({ type: 'fault', description: fault });
    expect([...faults, ...writes], words).toEqual([]);
  });
}
