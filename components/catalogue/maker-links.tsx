import { LinkRow } from '@/components/ui/link';
import { byMaker } from './copy';
import { brandLinks } from '@/data/navigation';

/** Links to the lists of all makers, for the 404 page and an empty search result. */
export function MakerLinks() {
  return (
    <>
      <h2 className="mt-12 text-2xl">{byMaker}</h2>
      <LinkRow links={brandLinks} className="mt-2 flex flex-wrap gap-x-6" linkClass="bar-link" />
    </>
  );
}
