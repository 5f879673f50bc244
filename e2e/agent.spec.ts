import { cartChoiceCopy } from '@/components/cart/link/copy';
import { fullNameOf } from '@/data/full-name';
import { fitOf, goodFits } from '@/domain/fit';
import { parseSpecification } from '@/domain/specification';
import { address, cards } from './page-objects/checkout';
import { expect, test } from './support/fixtures';
import { ExampleAgent, type Product } from './support/example-agent';
import { allWatches, currentPrice } from './support/shop';

/** Wrist circumference in mm. */
const wrist = 165;

const watchOf = ({ id }: Product) => {
  const watch = allWatches.find((each) => `${each.catalogue}-${each.id}` === id);
  if (!watch) throw new Error(`The shop has no ${id}.`);
  return watch;
};

test(
  'an agent finds and compares automatic watches under $300 for a wrist of 165 mm, and a person buys one by its link',
  { tag: '@long' },
  async ({ page, baseURL, cart, checkout }) => {
    const agent = await ExampleAgent.connect(String(baseURL));
    const found = await agent.search('an automatic under $300', wrist, 300_00);
    const [one, other] = found;
    if (!one || !other) throw new Error('Expected two watches that match.');
    for (const product of found) {
      const watch = watchOf(product);
      expect(parseSpecification(watch).movement).toBe('Automatic');
      expect(currentPrice(watch)).toBeLessThan(300_00);
      expect(goodFits).toContain(fitOf(parseSpecification(watch), wrist).verdict);
    }
    const chosen = await agent.compare([one, other]);
    expect([one.id, other.id]).toContain(chosen.id);
    expect(agent.profile.ucp.payment_handlers).toEqual({});
    const link = agent.cartLink([chosen]);
    agent.close();

    await page.goto(link);
    await expect(page.getByRole('main')).toShowMessage(fullNameOf(watchOf(chosen)));
    await page.getByRole('button', { name: cartChoiceCopy.put, exact: true }).click();
    await expect(cart.subtotal).toShowPrice(currentPrice(watchOf(chosen)));
    await cart.checkoutLink.click();
    for (const [label, text] of Object.entries(address)) await checkout.field(label).fill(text);
    await checkout.continue.click();
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.summary).toShowMessage(fullNameOf(watchOf(chosen)));
  },
);
