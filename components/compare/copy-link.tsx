'use client';

import { addressOf } from '@/domain/language';
import { useRef, useState } from 'react';
import { copiedCopy } from '@/components/ui/copy';
import { copyFrom } from '@/components/ui/link-field';
import { useBrowserValue } from '@/components/ui/hooks';
import { compareCopy } from './copy';

type CopyLinkProps = {
  path: string;
  /** The shop's origin for the server's HTML; the browser replaces it with its own. */
  origin: string;
};

/** A link to this comparison with a copy button. The input lets shoppers copy the link by hand. */
export function CopyLink({ path, origin }: CopyLinkProps) {
  const here = useBrowserValue(() => window.location.origin, origin);
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const linkAt = (site: string) => `${site}${addressOf(path)}`;
  // A press during hydration comes before the browser's origin is rendered.
  const copy = () => void copyFrom(input.current, linkAt(window.location.origin), copiedCopy.link).then(setMessage);

  return (
    <section aria-labelledby="share-comparison" className="mt-12 max-w-3xl border-t border-ink py-6">
      <h2 id="share-comparison" className="text-2xl">
        {compareCopy.copyTitle}
      </h2>
      <div className="mt-4 items-end gap-3 tablet:flex">
        <input
          ref={input}
          type="url"
          readOnly
          aria-label={compareCopy.address}
          value={linkAt(here)}
          onFocus={(event) => event.currentTarget.select()}
          className="field min-w-0 flex-1"
        />
        <button type="button" onClick={copy} className="needs-script button shrink-0 phone:mt-3 phone:w-full">
          {compareCopy.copy}
        </button>
      </div>
      <p role="status" className="mt-2 min-h-6 font-semibold">
        {message}
      </p>
    </section>
  );
}
