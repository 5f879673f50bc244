import { isLoopback } from '@/domain/loopback';
import { site } from './site';

/** What AGENTS says; undefined where it says anything but `on`, `off` or nothing. */
export function agentsSetting(env: Partial<NodeJS.ProcessEnv> = process.env): 'on' | 'off' | undefined {
  const found = env.AGENTS || 'on';
  return found === 'on' || found === 'off' ? found : undefined;
}

/**
 * Whether agents are served: their routes, the pages that they lead to, and every link to either (docs/product.md 33.1).
 * What they speak is spoken over https alone, so a shop that is reached otherwise serves none, but on its own machine.
 *
 * @param shopUrl the shop's public address.
 */
export function servesAgents(env: Partial<NodeJS.ProcessEnv> = process.env, shopUrl: string = site.url): boolean {
  return agentsSetting(env) === 'on' && (shopUrl.startsWith('https://') || isLoopback(shopUrl));
}
