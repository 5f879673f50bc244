import { machineCopy } from '@/components/catalogue/copy';
import { absoluteUrl, servesAgents } from '@/data/site';
import { agentProfilePath } from '@/domain/paths';

/** Escapes Markdown syntax in plain text (CommonMark 0.31, 2.4). */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~&]/g, (mark) => `\\${mark}`)
    .replace(/^([-+#=]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

export function heading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${plain(text)}`;
}

export function link(text: string, address: string): string {
  return `[${plain(text)}](${address})`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Joins blocks with blank lines; omits empty ones. */
export function blocks(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Link to the agent profile; empty if agents are not served (docs/product.md 34.6). */
export function agentsLine(): string {
  const { profile, holds } = machineCopy.agents;
  return servesAgents() ? `${link(profile, absoluteUrl(agentProfilePath))}: ${plain(holds)}` : '';
}

/** URL of a page's Markdown: the page's URL with `.md` (docs/product.md 24.7). */
export function markdownAddress(path: string): string {
  return `${absoluteUrl(path)}.md`;
}
