import { Notice } from '@/components/ui/notice';
import { ContactLines } from './contact-lines';

/** For browsers without JavaScript, which hold no cart. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="pb-16">
        <Notice>
          Ordering here needs JavaScript: your browser keeps the cart, not the shop. To order without it,{' '}
          <ContactLines />.
        </Notice>
      </div>
    </noscript>
  );
}
