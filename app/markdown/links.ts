import { machineCopy } from '@/components/catalogue/copy';
import { absoluteUrl, servesAgents } from '@/data/site';
import { agentProfilePath } from '@/domain/paths';
import { link, plain } from './markdown';

/** Where an assistant finds how to ask the shop; empty where agents are not served (docs/product.md 34.6). */
export function agentsLine(): string {
  const { profile, holds } = machineCopy.agents;
  return servesAgents() ? `${link(profile, absoluteUrl(agentProfilePath))}: ${plain(holds)}` : '';
}

/** The address of a catalogue page's Markdown: its own with `.md` (docs/product.md 24.7). */
export function markdownAddress(path: string): string {
  return `${absoluteUrl(path)}.md`;
}
