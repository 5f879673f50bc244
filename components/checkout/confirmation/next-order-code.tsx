'use client';

import { useRef, useState } from 'react';
import { copyFrom } from '@/components/ui/link-field';
import { earnedCodeCopy, earnedCodeLabel } from './copy';

/** The promo code that a paid order earns, with a copy button. */
export function NextOrderCode({ code }: { code: string }) {
  const [status, setStatus] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const copy = async () => setStatus(await copyFrom(input.current, code, earnedCodeCopy.name));
  return (
    <section aria-labelledby="code-title" className="border-2 border-ink p-5 pb-3 tablet:p-6 tablet:pb-4">
      <h2 id="code-title" className="text-2xl">
        {earnedCodeCopy.title}
      </h2>
      <p className="mt-1 text-soft">{earnedCodeCopy.about}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <textarea
          ref={input}
          aria-label={earnedCodeLabel}
          readOnly
          rows={1}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
          className="field field-sizing-content w-auto min-w-0 flex-[1_1_15rem] resize-none font-semibold tracking-wide tabular-nums max-[17rem]:px-1"
        />
        <button type="button" onClick={() => void copy()} className="needs-script button shrink-0 phone:w-full">
          {earnedCodeCopy.copy}
        </button>
      </div>
      <p role="status" className="needs-script mt-2 min-h-6 text-sm font-semibold">
        {status}
      </p>
    </section>
  );
}
