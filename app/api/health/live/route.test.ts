// Verifies docs/product.md 26.7.
import { liveResponse } from '@/contract/health.schema';
import { GET as live } from './route';

it('GET /api/health/live returns 200 with the request’s id', async () => {
  const id = 'f8c1b3a0-1111-4222-8333-444455556666';
  const response = await live(
    new Request('http://localhost:3000/api/health/live', { headers: { 'x-request-id': id } }),
  );
  expect([response.status, response.headers.get('x-request-id')]).toEqual([200, id]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  liveResponse().parse(await response.json());
});
