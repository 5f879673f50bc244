// Verifies docs/product.md 33.1.
import AgentPage from '@/app/(en)/(agents)/agent/[id]/page';
import LinkedPage from '@/app/(en)/(agents)/bascket/linked/page';
import { GET as productFeed } from '@/app/feeds/products.jsonl/route';

jest.mock('@/server/agents/sessions', () => ({
  readLinkedSession: async () => ({ linkToken: 'A', state: 'expired' }),
}));
jest.mock('@/server/database/database', () => ({ database: async () => undefined }));

const notFound = { digest: expect.stringContaining('404') };

beforeEach(() => void jest.replaceProperty(process, 'env', { ...process.env, AGENTS: 'off' }));
afterEach(() => jest.restoreAllMocks());

describe('agent pages with AGENTS=off', () => {
  test('the cart link page returns 404', async () => {
    const searchParams = Promise.resolve({ add: 'xerix-1:1' });
    await expect(LinkedPage({ params: Promise.resolve({}), searchParams })).rejects.toMatchObject(notFound);
  });

  test('the hand-off page of an existing session returns 404', async () => {
    const params = Promise.resolve({ id: 'A'.repeat(32) });
    await expect(AgentPage({ params, searchParams: Promise.resolve({}) })).rejects.toMatchObject(notFound);
  });

  test('the product feed for assistants returns 404', async () => {
    const response = await productFeed();
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});
