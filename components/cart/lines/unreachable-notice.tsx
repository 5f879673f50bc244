import type { ReactNode } from 'react';
import { askAgainWords } from '@/components/cart/copy';
import { StableLabel } from '@/components/ui/stable-label';
import type { Summaries } from './use-watch-summaries';

const labels = [askAgainWords.again, askAgainWords.busy];

type UnreachableNoticeProps = Pick<Summaries, 'isAskingAgain' | 'askAgain'> & {
  /** What that means for this page. */
  children: ReactNode;
};

/** Says that the shop gave no answer, and asks it again at a press. It stays meanwhile, and with it the focus. */
export function UnreachableNotice({ isAskingAgain, askAgain, children }: UnreachableNoticeProps) {
  return (
    <div role="status" className="max-w-prose border-l-4 border-signal py-1 pl-4">
      <p>{children}</p>
      <button
        type="button"
        aria-disabled={isAskingAgain}
        onClick={askAgain}
        className="bar-link underline underline-offset-4"
      >
        <StableLabel labels={labels} shown={isAskingAgain ? askAgainWords.busy : askAgainWords.again} />
      </button>
    </div>
  );
}
