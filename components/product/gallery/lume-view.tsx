'use client';

import { fieldsOf } from '@/domain/records';
import { useEffect, useEffectEvent, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { lightCopy } from '@/components/product/copy';
import { useQueuedClick } from '@/components/ui/hooks';
import type { LumeOverlay } from './lume-room';
import { toolButton } from './over-picture';

const isDarkEntry = () => Boolean(fieldsOf(window.history.state).lightsOut);

/**
 * Puts the light of the page out, and on again (docs/product.md 32.5). The dark has an entry of its own in the history: Back ends it,
 * a reload keeps it. What makes it, and its picture, are fetched when the button is pointed at.
 */
export function LumeView({ name, lume }: { name: string; lume: string }) {
  const [code, setCode] = useState<{ LumeOverlay: typeof LumeOverlay }>();
  const [isDark, setDark] = useState(false);
  const [said, setSaid] = useState('');
  const follow = () => {
    setDark(isDarkEntry());
    if (isDarkEntry()) load().then(setCode, missed);
  };
  const missed = () => {
    window.history.back();
    setSaid(lightCopy.notLoaded);
    handleOffline(press);
  };
  const press = () => {
    setSaid('');
    if (isDarkEntry()) return window.history.back();
    window.history.pushState({ lightsOut: true }, '');
    follow();
  };
  const button = useQueuedClick(press);
  const keepStep = useEffectEvent(follow);
  useEffect(() => {
    const step = () => keepStep();
    step();
    window.addEventListener('popstate', step);
    return () => window.removeEventListener('popstate', step);
  }, []);

  return (
    <>
      <button
        ref={button}
        data-early
        type="button"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={press}
        className={toolButton}
      >
        {isDark ? lightCopy.on : lightCopy.out}
      </button>
      <span role="status" className="basis-full empty:hidden">
        {isDark && code ? lightCopy.dark : said}
      </span>
      {isDark && code && <code.LumeOverlay name={name} lume={lume} onMissing={missed} />}
    </>
  );
}

const load = () => import('./lume-room');
