'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { lumeViewCopy } from '@/components/product/copy';
import { useQueuedClick } from '@/components/ui/hooks';
import { isOnDarkEntry } from './picture-overlay';

/**
 * Button that turns the lume view on and off (docs/product.md 32.5). The lume view has its own history entry: Back ends it, and a
 * reload keeps it. Its code loads when the pointer enters the button.
 */
export function LumeView({ name, lume }: { name: string; lume: string }) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>();
  const [isDark, setDark] = useState(false);
  const [message, setMessage] = useState('');
  const syncWithHistory = () => {
    setDark(isOnDarkEntry());
    if (isOnDarkEntry()) load().then(setCode, onLoadFailed);
  };
  const onLoadFailed = () => {
    // The shopper may have gone back since the press.
    if (!isOnDarkEntry()) return;
    window.history.back();
    setMessage(lumeViewCopy.notLoaded);
    handleOffline(press);
  };
  const press = () => {
    setMessage('');
    if (isDark) return code?.leave();
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
      <button ref={button} data-early type="button" onPointerEnter={() => void load().catch(() => {})} onClick={press}>
        {isDark ? lumeViewCopy.on : lumeViewCopy.out}
      </button>
      <span role="status" className={isDark ? 'sr-only' : undefined}>
        {isDark && code ? code.darkMessage : message}
      </span>
      {isDark && code && <code.LumeOverlay name={name} lume={lume} onMissing={onLoadFailed} />}
    </>
  );
}

const load = () => import('./lume-overlay');
