import { LinkRow } from '@/components/ui/link';
import type { PassportLink } from '@/domain/passport';
import { passportPath } from '@/domain/paths';
import { comma } from '@/domain/punctuation';
import { passportsAbout, passportsTitle } from './copy';

type PassportLinksProps = { links: readonly PassportLink[] };

/** Links from an order's page to the passports of its watches. */
export function PassportLinks({ links }: PassportLinksProps) {
  if (links.length === 0) return null;
  const labelOf = ({ name, line, unit }: PassportLink) =>
    links.filter((other) => other.line === line).length > 1 ? `${name}${comma}${unit}` : name;
  return (
    <section aria-labelledby="passports-title">
      <h2 id="passports-title" className="text-2xl">
        {passportsTitle}
      </h2>
      <p className="mt-1 max-w-prose">{passportsAbout}</p>
      <LinkRow
        links={links.map((link) => ({ label: labelOf(link), href: passportPath(link.token) }))}
        className="mt-4 flex flex-wrap gap-3"
        linkClass="button-quiet"
      />
    </section>
  );
}
