'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { lumeViewCopy } from '@/components/product/copy';
import { useQueuedClick } from '@/components/ui/hooks';
import { fieldsOf } from '@/domain/records';
import type { LumeOverlay } from './lume-overlay';

const isDarkEntry = () => Boolean(fieldsOf(window.history.state).lightsOut);

/** Goes back once: the entry is no longer dark, so a second request does not leave the page. */
function leave() {
  if (!isDarkEntry()) return;
  window.history.replaceState({}, '');
  window.history.back();
}

/**
 * Button that turns the lume view on and off (docs/product.md 32.5). The lume view has its own history entry: Back ends it, and a
 * reload keeps it. Its code loads when the pointer enters the button.
 */
export function LumeView({ name, lume }: { name: string; lume: string }) {
  const [code, setCode] = useState<{ LumeOverlay: typeof LumeOverlay }>();
  const [isDark, setDark] = useState(false);
  const [message, setMessage] = useState('');
  const syncWithHistory = () => {
    setDark(isDarkEntry());
    if (isDarkEntry()) load().then(setCode, onLoadFailed);
  };
  const onLoadFailed = () => {
    leave();
    setMessage(lumeViewCopy.notLoaded);
    handleOffline(press);
  };
  const press = () => {
    setMessage('');
    if (isDark) return leave();
    window.history.pushState({ lightsOut: true }, '');
    syncWithHistory();
  };
  const button = useQueuedClick(press);
  const onHistoryChange = useEffectEvent(syncWithHistory);
  useEffect(() => {
    const listener = () => onHistoryChange();
    listener();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  return (
    <>
      <button
        ref={button}
        data-early
        type="button"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={press}
      >
        {isDark ? lumeViewCopy.on : lumeViewCopy.out}
      </button>
      <span role="status" className={isDark ? 'sr-only' : undefined}>
        {isDark && code ? lumeViewCopy.dark : message}
      </span>
      {isDark && code && <code.LumeOverlay name={name} lume={lume} onLeave={leave} onMissing={onLoadFailed} />}
    </>
  );
}

const load = () => import('./lume-overlay');
