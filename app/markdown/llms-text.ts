import { machineCopy } from '@/components/catalogue/copy';
import { shellCopy } from '@/components/shell/copy';
import { newArrivalsFeed } from '@/app/feeds/new-arrivals-feed';
import { statedPolicies } from '@/data/eu-sales';
import { findOrder, informationLinks } from '@/data/information-pages';
import { everything, ranges } from '@/data/ranges';
import { absoluteUrl, servesAgents, site } from '@/data/site';
import type { Watch } from '@/domain/watch';
import { blocks, bullets, heading, link, plain, agentsLine, markdownAddress } from './markdown';

/** Text of `/llms.txt` in the llmstxt.org format: description, lists, feeds and terms. */
export function llmsText(watches: readonly Watch[]): string {
  const lists = [everything(watches.length), ...ranges];
  const { lists: listsTitle, feeds, contact } = machineCopy;
  const helpTitle = shellCopy.helpLinks;
  return blocks(
    heading(1, site.name),
    `> ${plain(site.description)}`,
    plain(machineCopy.about(watches.length)),
    heading(2, listsTitle),
    bullets(
      lists.map(
        ({ title, path, metaDescription }) => `${link(title, markdownAddress(path))}: ${plain(metaDescription)}`,
      ),
    ),
    heading(2, feeds.title),
    bullets([
      `${link(feeds.google.name, absoluteUrl('/feeds/google.xml'))}: ${plain(feeds.google.holds)}`,
      ...(servesAgents()
        ? [`${link(feeds.products.name, absoluteUrl('/feeds/products.jsonl'))}: ${plain(feeds.products.holds)}`]
        : []),
      `${link(feeds.atom.name, absoluteUrl(newArrivalsFeed['application/atom+xml']))}: ${plain(feeds.atom.holds)}`,
      `${link(feeds.sitemap.name, absoluteUrl('/sitemap.xml'))}: ${plain(feeds.sitemap.holds)}`,
    ]),
    agentsLine() && heading(2, machineCopy.agents.title),
    agentsLine(),
    heading(2, helpTitle),
    bullets([
      link(findOrder.label, absoluteUrl(findOrder.href)),
      ...Object.values(informationLinks).map(({ label, href }) => link(label, markdownAddress(href))),
    ]),
    ...statedPolicies(process.env).flatMap(({ title, points }) => [heading(2, title), bullets(points.map(plain))]),
    heading(2, contact),
    bullets([
      link(machineCopy.form, absoluteUrl('/contact/form')),
      link(site.mail.label, site.mail.href),
      link(site.phone.label, site.phone.href),
    ]),
  );
}
