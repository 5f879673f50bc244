import { cartChecks } from './cart-checks';
import { headChecks } from './head-checks';
import { type Check, pageChecks, type Verdict } from './page-checks';
import { useChecks } from './use-checks';
import type { Visit } from './visit';

/** All checks; those that fill a cart come last. */
export const checks: readonly Check[] = [...pageChecks, ...headChecks, ...useChecks, ...cartChecks];

/** Verdict of a check with its title and the shopper's loss. */
export type Result = Verdict & Pick<Check, 'title' | 'loss'>;

/** Runs a check; an exception, such as a timeout, becomes a problem. */
export async function perform({ title, loss, check }: Check, visit: Visit): Promise<Result> {
  visit.errors.length = 0;
  try {
    return { title, loss, ...(await check(visit)) };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { title, loss, seen: '', problems: [`the check could not end: ${reason}`] };
  }
}
