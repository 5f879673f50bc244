import { expect, test } from './fixtures';
import { liveChecks } from './requirements';

// Reads any live shop and never writes to it (docs/testing.md). The expected values come from the shop's own data.

for (const { title, check } of liveChecks) {
  test(title, async ({ visit }, info) => {
    const { problems, seen, notOffered } = await check(visit);
    const writes = visit.writes.map(({ method, address }) => `blocked a request that writes: ${method} ${address}`);
    info.annotations.push({ type: notOffered ? 'not offered' : 'seen', description: seen });
    for (const problem of [...problems, ...writes]) info.annotations.push({ type: 'problem', description: problem });
    expect([...problems, ...writes], title).toEqual([]);
  });
}
