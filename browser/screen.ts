import type { Screen } from '@/domain/actual-size';

/** The current screen of this window; `magnified` is true after a pinch zoom. */
export function readScreen(): Screen & { magnified: boolean } {
  const { devicePixelRatio: ratio, screen, visualViewport } = window;
  return { ratio, width: screen.width, height: screen.height, magnified: (visualViewport?.scale ?? 1) > 1.01 };
}

/**
 * Calls the listener when the page is zoomed, magnified or moved to another screen. Returns an unsubscribe function.
 */
export function onScreenChange(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('resize', onChange, { signal });
  window.visualViewport?.addEventListener('resize', onChange, { signal });
  // A move to a screen of another density need not fire a resize event.
  const followDensity = () => {
    const density = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const changed = () => {
      onChange();
      followDensity();
    };
    density.addEventListener('change', changed, { once: true, signal });
  };
  followDensity();
  return () => listening.abort();
}
