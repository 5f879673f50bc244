'use client';

import { addressOf } from '@/domain/language';
import { useId, useRef, useState } from 'react';
import { copiedCopy } from '@/components/ui/copy';
import { LinkField, copyFrom } from '@/components/ui/link-field';
import { shareCopy } from './copy';

type ShareBoxProps = { path: string; announce: (message: string) => void };

/**
 * Read-only link to this list, with a copy button, or a share button on touch devices with a share sheet. Render it in the
 * browser only: it reads `window`.
 */
export function ShareBox({ path, announce }: ShareBoxProps) {
  const [answer, setAnswer] = useState('');
  const [hasShareSheet] = useState(hasTouchShareSheet);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const url = `${window.location.origin}${addressOf(path)}`;

  const report = (message: string) => {
    setAnswer(message);
    announce(message);
  };
  const copy = async () => report(await copyFrom(input.current, url, copiedCopy.link));
  const share = async () => {
    try {
      await navigator.share({ title: shareCopy.sheetTitle, url });
      report(shareCopy.shared);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copy();
    }
  };

  return (
    <section aria-labelledby={`${id}-title`} className="mt-12 border-t border-ink py-6 tablet:mt-20">
      <h2 id={`${id}-title`} className="text-2xl">
        {shareCopy.title}
      </h2>
      <p className="mt-1 max-w-prose text-soft">{shareCopy.about}</p>
      <div className="mt-5 max-w-3xl items-end gap-3 tablet:flex">
        <div className="min-w-0 flex-1">
          <LinkField label={shareCopy.link} url={url} input={input} />
        </div>
        <button
          type="button"
          onClick={() => void (hasShareSheet ? share() : copy())}
          className="button shrink-0 phone:mt-3 phone:w-full"
        >
          {hasShareSheet ? shareCopy.share : shareCopy.copy}
        </button>
      </div>
      <p className="mt-2 min-h-6 font-semibold">{answer}</p>
    </section>
  );
}

function hasTouchShareSheet(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
