import { Link } from '@/components/ui/link';
import { breadcrumbList, type Crumb } from './structured-data';
import { JsonLd } from './json-ld';

/** The way back up, for eyes from a tablet on and for search engines always. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="hidden pt-3 text-sm text-soft tablet:block">
      <JsonLd data={breadcrumbList(crumbs)} />
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {index < crumbs.length - 1 ? (
              <Link href={path} className="bar-link min-w-0">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
