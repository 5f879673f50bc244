import { ContactLines } from '@/components/information/linked-copy';
import { Link } from '@/components/ui/link';
import { fullStop } from '@/domain/punctuation';
import { orderLinkCopy as copy } from './copy';

/** Help for an order link that does not arrive. */
export function OrderLinkHelp() {
  return (
    <section aria-labelledby="nothing-there" className="border-t border-ink pt-4">
      <h2 id="nothing-there" className="text-2xl">
        {copy.nothingTitle}
      </h2>
      <ul className="mt-3 list-disc space-y-2 ps-5">
        {copy.nothing.map((point) => (
          <li key={point}>{point}</li>
        ))}
        <li>
          {copy.accountBefore}
          <Link href="/auth/user" className="text-link">
            {copy.account}
          </Link>
          {copy.accountAfter}
        </li>
        <li>
          {copy.askUs}
          <ContactLines />
          {fullStop}
        </li>
      </ul>
    </section>
  );
}
