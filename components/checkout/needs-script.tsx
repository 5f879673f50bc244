import { ContactLines } from '@/components/information/linked-words';
import { Notice } from '@/components/ui/notice';
import { needsScript } from './copy';

/** For browsers without JavaScript, which hold no cart. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="pb-16">
        <Notice>
          {needsScript} To order without it, <ContactLines />.
        </Notice>
      </div>
    </noscript>
  );
}
