import { ContactLines } from '@/components/information/linked-copy';
import { Notice, FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';
import { fullStop, sentenceGap } from '@/domain/punctuation';
import { closedCopy, needsScript } from './copy';

/** Shown when no payment provider is configured. */
export async function Closed() {
  return (
    <div className="pb-16">
      <Notice>
        {closedCopy.notYet}
        {sentenceGap}
        <ContactLines />
        {fullStop}
      </Notice>
      <div className="mt-10">
        <FallbackLinks
          links={[{ label: closedCopy.toCart, href: '/bascket/mybascket' }, ...(await findFallbackLinks()).slice(0, 1)]}
        />
      </div>
    </div>
  );
}

/** Shown without JavaScript: the cart lives in the browser's storage. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="pb-16">
        <Notice>
          {needsScript}
          {sentenceGap}
          {closedCopy.without}
          {sentenceGap}
          <ContactLines />
          {fullStop}
        </Notice>
      </div>
    </noscript>
  );
}
