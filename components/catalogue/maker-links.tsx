import { Link } from '@/components/ui/link';
import { byMaker } from '@/components/words/catalogue';
import { brandLinks } from '@/data/navigation';

/** Where a page or a search came to nothing: the lists of all makers. */
export function MakerLinks() {
  return (
    <>
      <h2 className="mt-12 text-2xl">{byMaker}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {brandLinks.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="bar-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
