import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { informationLinks, informationTitles } from '@/data/information-pages';
import { site } from '@/data/site';
import type { Information, InformationPart } from './information';
import { InformationTable } from './information-table';
import { LinkedWords } from './linked-words';

/** One of the shop's own pages, section by section. */
export function InformationPage({ name, intro, sections }: Information) {
  const title = informationTitles[name];
  return (
    <div className="page-width">
      <Breadcrumbs
        crumbs={[
          { name: 'Home', path: '/' },
          { name: title, path: informationLinks[name].href },
        ]}
        origin={site.url}
      />
      <PageHeader title={title}>{intro}</PageHeader>
      <div className="grid gap-y-12">
        {sections.map(({ id, title, parts }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="grid gap-x-10 gap-y-4 border-t border-ink pt-4 laptop:grid-cols-12"
          >
            <h2 id={`${id}-title`} className="text-2xl laptop:col-span-4">
              {title}
            </h2>
            <div className="grid min-w-0 gap-4 wrap-anywhere laptop:col-span-8">
              {parts.map((part, index) => (
                <Part key={index} part={part} label={title} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Part({ part, label }: { part: InformationPart; label: string }) {
  if (typeof part === 'string') {
    return (
      <p className="max-w-2xl">
        <LinkedWords text={part} />
      </p>
    );
  }
  if ('points' in part) {
    return (
      <ul className="max-w-2xl list-disc space-y-2 pl-5">
        {part.points.map((point) => (
          <li key={point}>
            <LinkedWords text={point} />
          </li>
        ))}
      </ul>
    );
  }
  if ('links' in part) {
    return (
      <ul className="flex flex-wrap gap-x-6">
        {part.links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="bar-link text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  return <InformationTable {...part} label={label} />;
}
