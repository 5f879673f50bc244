import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';
import { menuCopy } from '@/data/link-copy';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-parts';
import { informationLinks, informationTitles } from '@/data/information-pages';
import { homeUrl } from '@/data/site';
import { colon } from '@/domain/punctuation';
import type { Information, InformationPart } from './information';
import { LinkedCopy } from './linked-copy';

/** An information page with its sections. */
export function InformationPage({ name, intro, sections }: Information) {
  const title = informationTitles[name];
  return (
    <div className="page-width">
      <Breadcrumbs
        crumbs={[
          { name: menuCopy.home, path: '/' },
          { name: title, path: informationLinks[name].href },
        ]}
        origin={homeUrl}
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
        <LinkedCopy text={part} />
      </p>
    );
  }
  if ('points' in part) {
    return (
      <ul className="max-w-2xl list-disc space-y-2 ps-5">
        {part.points.map((point) => (
          <li key={point}>
            <LinkedCopy text={point} />
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

type InformationTableProps = { label: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A table; on a phone each row is a block, with the column name before each cell. */
function InformationTable({ label, head, rows }: InformationTableProps) {
  return (
    <table role="table" aria-label={label} className="w-full max-tablet:block">
      <thead role="rowgroup" className="max-tablet:sr-only">
        <tr role="row">
          {head.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="pe-6 pb-2 align-bottom text-sm font-semibold last:pe-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-tablet:block">
        {rows.map((cells) => (
          <tr key={cells[0]} role="row" className="border-t border-line max-tablet:block max-tablet:py-3">
            {cells.map((cell, index) => (
              <Cell key={index} name={index === 0 ? undefined : head[index]}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @param name is the column's; undefined for the first cell, the row header. */
function Cell({ name, children }: { name: string | undefined; children: string }) {
  const look = 'py-2 pe-6 align-top wrap-anywhere last:pe-0 max-tablet:block max-tablet:p-0';
  if (name === undefined) {
    return (
      <th role="rowheader" scope="row" className={`font-semibold ${look}`}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" className={`tabular-nums ${look}`}>
      <span aria-hidden="true" className="text-soft tablet:hidden">
        {name + colon}
      </span>
      {children}
    </td>
  );
}
