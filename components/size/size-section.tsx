'use client';

import { useEffect, useState } from 'react';
import { wristKey } from '@/browser/root-attributes';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { QueuedClickButton } from './queued-click-button';
import type { RequestedDialog, SizePanel } from './size-panel';
import type { SizeProps } from './sized-watch';

/**
 * The size section of a product page, with buttons for fit and actual size. The dialogs and the drawing of a saved wrist load on
 * demand, into reserved space (docs/decisions/0012-root-data-attributes.md).
 */
export function SizeSection(sized: SizeProps) {
  const [code, setCode] = useState<{ SizePanel: typeof SizePanel }>();
  const [asked, setAsked] = useState<RequestedDialog>();
  const [failed, setFailed] = useState(false);
  const load = () =>
    import('./size-panel').then(setCode, () => {
      setFailed(true);
    });
  useEffect(() => {
    if (wristKey in document.documentElement.dataset) void load();
    const onStorage = ({ key }: StorageEvent) => key === wristKey && void load();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const open = (what: RequestedDialog) => {
    setAsked(what);
    void load();
  };

  return (
    <div className="needs-script @container mt-2">
      <div className="flex flex-wrap gap-x-8">
        <QueuedClickButton onPress={() => open('wrist')}>{sizeButtonCopy.doesItFit}</QueuedClickButton>
        <QueuedClickButton onPress={() => open('actual')}>{sizeButtonCopy.actualSize}</QueuedClickButton>
      </div>
      {failed && !code && <p role="alert">{sizeButtonCopy.notLoaded}</p>}
      <div className="wrist-space">
        {code && <code.SizePanel {...sized} asked={asked} onClose={() => setAsked(undefined)} />}
      </div>
    </div>
  );
}
