'use client';

import { useEffect, useState } from 'react';
import { wristKey } from '@/browser/root-attributes';
import { sizeButtonCopy } from './copy-buttons';
import { EarlyButton } from './early-button';
import type { Asked, SizePanel } from './size-panel';
import type { Sized } from './sized-watch';

/**
 * On a watch's page: does it fit, and how large is it really. The page carries the two buttons; what they open, and the
 * drawing for a wrist that is known, is fetched when it is wanted, into space that is kept for it
 * (docs/decisions/0012-root-data-attributes.md).
 */
export function SizeSection(sized: Sized) {
  const [code, setCode] = useState<{ SizePanel: typeof SizePanel }>();
  const [asked, setAsked] = useState<Asked>();
  const [failed, setFailed] = useState(false);
  const load = () =>
    import('./size-panel').then(setCode, () => {
      setFailed(true);
    });
  useEffect(() => {
    if (wristKey in document.documentElement.dataset) void load();
    const hear = ({ key }: StorageEvent) => key === wristKey && void load();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  const open = (what: Asked) => {
    setAsked(what);
    void load();
  };

  return (
    <div className="needs-script @container mt-2">
      <div className="flex flex-wrap gap-x-8">
        <EarlyButton onPress={() => open('wrist')}>{sizeButtonCopy.doesItFit}</EarlyButton>
        <EarlyButton onPress={() => open('actual')}>{sizeButtonCopy.actualSize}</EarlyButton>
      </div>
      {failed && <p role="alert">{sizeButtonCopy.notLoaded}</p>}
      <div className="wrist-space">
        {code && <code.SizePanel {...sized} asked={asked} onClose={() => setAsked(undefined)} />}
      </div>
    </div>
  );
}
