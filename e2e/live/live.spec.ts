import { expect, test } from './fixtures';
import { liveChecks } from './requirements';

// Reads any live shop and never writes to it (docs/testing.md). The expected values come from the shop's own data.

for (const { title: words, check: look } of liveChecks) {
  test(words, async ({ visit }, info) => {
    const { problems: faults, seen, notOffered } = await look(visit);
    const writes = visit.writes.map(
      ({ method, address }) => `a page would have written, and was stopped: ${method} ${address}`,
    );
    info.annotations.push({ type: notOffered ? 'not offered' : 'seen', description: seen });
    for (const fault of [...faults, ...writes]) info.annotations.push({ type: 'fault', description: fault });
    expect([...faults, ...writes], words).toEqual([]);
  });
}
