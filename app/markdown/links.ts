import { machineCopy } from '@/components/catalogue/copy';
import { absoluteUrl, servesAgents } from '@/data/site';
import { agentProfilePath } from '@/domain/paths';
import { link, plain } from './markdown';

/** Link to the agent profile; empty if agents are not served (docs/product.md 34.6). */
export function agentsLine(): string {
  const { profile, holds } = machineCopy.agents;
  return servesAgents() ? `${link(profile, absoluteUrl(agentProfilePath))}: ${plain(holds)}` : '';
}

/** URL of a page's Markdown: the page's URL with `.md` (docs/product.md 24.7). */
export function markdownAddress(path: string): string {
  return `${absoluteUrl(path)}.md`;
}
