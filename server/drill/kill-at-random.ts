import { setTimeout as delay } from 'node:timers/promises';
import { type ShopProcess } from './shop-process';

/**
 * Kills a shop again and again at moments that nobody has chosen, and starts it anew each time.
 *
 * @param pauseMs how long it may live at most after it has opened.
 * @returns how often.
 */
export async function killAtRandom(shop: ShopProcess, isOver: () => boolean, pauseMs: number): Promise<number> {
  let kills = 0;
  for (;;) {
    await delay(Math.random() * pauseMs);
    if (isOver()) return kills;
    await shop.kill();
    kills += 1;
    await shop.start();
  }
}
