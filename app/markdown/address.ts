import { absoluteUrl } from '@/data/site';

/** The address of a catalogue page's Markdown: its own with `.md` (docs/product.md 24.7). */
export function markdownAddress(path: string): string {
  return `${absoluteUrl(path)}.md`;
}
