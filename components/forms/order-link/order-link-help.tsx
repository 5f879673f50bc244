import { ContactLines } from '@/components/information/linked-words';
import { Link } from '@/components/ui/link';
import { orderLinkCopy as words } from './copy';

/** What to do where the mail does not come. */
export function OrderLinkHelp() {
  return (
    <section aria-labelledby="nothing-there" className="border-t border-ink pt-4">
      <h2 id="nothing-there" className="text-2xl">
        {words.nothingTitle}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        {words.nothing.map((point) => (
          <li key={point}>{point}</li>
        ))}
        <li>
          {words.accountBefore}
          <Link href="/auth/user" className="text-link">
            {words.account}
          </Link>
          {words.accountAfter}
        </li>
        <li>
          {words.askUs}
          <ContactLines />.
        </li>
      </ul>
    </section>
  );
}
