import type { ReactNode } from 'react';
import { retryCopy } from '@/components/cart/copy';
import { passFocusToMain } from '@/components/ui/page-hooks';
import { StableLabel } from '@/components/ui/stable-label';
import type { Summaries } from './use-watch-summaries';

const labels = [retryCopy.again, retryCopy.busy];

type UnreachableNoticeProps = Pick<Summaries, 'isRetrying' | 'retry'> & {
  /** The consequence for this page. */
  children: ReactNode;
};

/** Notice for an unreachable shop with a retry button. The button stays mounted during the retry, so it keeps the focus. */
export function UnreachableNotice({ isRetrying, retry, children }: UnreachableNoticeProps) {
  return (
    <div role="status" className="max-w-prose border-s-4 border-signal py-1 ps-4">
      <p>{children}</p>
      <button
        ref={passFocusToMain}
        type="button"
        aria-disabled={isRetrying}
        onClick={retry}
        className="bar-link underline underline-offset-4"
      >
        <StableLabel labels={labels} shown={isRetrying ? retryCopy.busy : retryCopy.again} />
      </button>
    </div>
  );
}
