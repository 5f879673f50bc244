'use client';

import { addressOf } from '@/domain/language';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canEncrypt, handOver } from '@/browser/handed-list';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { QrCode } from '@/components/passport/qr-code';
import { copiedCopy } from '@/components/ui/copy';
import { LinkField, copyFrom } from '@/components/ui/link-field';
import { passFocusToMain } from '@/components/ui/page-hooks';
import { handedListFragment, handedListPath } from '@/domain/handed-list';
import { type KeyedLine, type ListName } from '@/domain/shared-lists';
import { handOverCopy as copy } from './copy';

export type HandOverPanelProps = { list: ListName; lines: readonly KeyedLine[] };

/** Encrypts the list and shows its link as a QR code and as text. */
export function HandOverPanel({ list, lines }: HandOverPanelProps) {
  const [url, setUrl] = useState('');
  const [status, setStatus] = useState(canEncrypt() ? copy.busy : copy.notSecure);
  const [hasFailed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const prepare = async () => {
    if (!canEncrypt()) return;
    const answer = await handOver({ list, lines });
    setFailed(!answer.ok);
    setStatus(answer.ok ? copy.ready : rejectionCopy(answer.rejection));
    if (answer.ok) setUrl(`${window.location.origin}${addressOf(handedListPath)}${handedListFragment(answer.value)}`);
  };
  const prepareFirst = useEffectEvent(() => void prepare());
  useEffect(() => {
    const timer = setTimeout(prepareFirst);
    return () => clearTimeout(timer);
  }, []);
  const retry = () => {
    setFailed(false);
    setStatus(copy.busy);
    void prepare();
  };
  const copyLink = async () => setStatus(await copyFrom(input.current, url, copiedCopy.link));

  return (
    <section aria-label={copy.title} className="mt-2 border border-line p-4">
      <p className="max-w-prose text-pretty">{copy.about}</p>
      {url && (
        <div className="mt-4 flex flex-wrap gap-4">
          <div className="w-48 max-w-full">
            <QrCode text={url} label={copy.code(copy.lists[list])} />
          </div>
          <div className="min-w-0 flex-1 basis-56 self-end">
            <LinkField label={copy.link} url={url} input={input} />
            <button type="button" onClick={() => void copyLink()} className="mt-3 button-quiet">
              {copy.copy}
            </button>
          </div>
        </div>
      )}
      <p role="status" className="mt-3 min-h-6 font-semibold">
        {status}
      </p>
      {hasFailed && (
        <button ref={passFocusToMain} type="button" onClick={retry} className="mt-2 button-quiet">
          {copy.again}
        </button>
      )}
    </section>
  );
}
