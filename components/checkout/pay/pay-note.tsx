import { Link } from '@/components/ui/link';
import type { PayNotice } from './pay-notice';

export function PayNote({ words, link }: PayNotice) {
  return (
    <div role="alert" className="mb-4 border-l-4 border-signal py-1 pl-4">
      <p className="max-w-prose">{words}</p>
      {link && (
        <Link href={link.href} className="bar-link font-semibold underline underline-offset-4">
          {link.label}
        </Link>
      )}
    </div>
  );
}
