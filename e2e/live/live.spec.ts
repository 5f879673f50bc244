import { checks, perform } from '@/tools/any-shop/checks';
import { expect, test } from './fixtures';

// Runs the checks of tools/any-shop on any running shop (docs/testing.md). The project `live` only reads; `any-shop` also fills
// carts of its own. The expected values come from the shop's own data.

for (const check of checks) {
  test(check.title, { tag: check.fillsCart ? '@cart' : [] }, async ({ visit }, info) => {
    const { problems, seen, notOffered } = await perform(check, visit);
    const writes = visit.writes.map(({ method, address }) => `blocked a request that writes: ${method} ${address}`);
    const found = info.project.name === 'live' ? [...problems, ...writes] : problems;
    info.annotations.push({ type: notOffered ? 'not offered' : 'seen', description: seen });
    for (const problem of found) info.annotations.push({ type: 'problem', description: problem });
    expect(found, check.loss).toEqual([]);
  });
}
