import type { Information, InformationPart } from '@/components/information/information';
import { informationLinks, informationTitles } from '@/data/information-pages';
import { absoluteUrl } from '@/data/site';
import { blocks, bullets, heading, link, plain, agentsLine } from './markdown';

/** An information page as Markdown, from the same sections as its HTML. */
export function informationMarkdown({ name, intro, sections }: Information): string {
  const title = informationTitles[name];
  return blocks(
    heading(1, title),
    plain(intro),
    link(title, absoluteUrl(informationLinks[name].href)),
    ...sections.flatMap((section) => [heading(2, section.title), ...section.parts.map(partMarkdown)]),
    agentsLine(),
  );
}

function partMarkdown(part: InformationPart): string {
  if (typeof part === 'string') return plain(part);
  if ('points' in part) return bullets(part.points.map(plain));
  if ('links' in part) return bullets(part.links.map(({ label, href }) => link(label, absoluteUrl(href))));
  return [row(part.head), row(part.head.map(() => '---')), ...part.rows.map((cells) => row(cells.map(plain)))].join(
    '\n',
  );
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
