import type { Screen } from '@/domain/actual-size';

/** The screen of this window as it is now, and whether the shopper has magnified the page by pinching it. */
export function readScreen(): Screen & { magnified: boolean } {
  const { devicePixelRatio: ratio, screen, visualViewport } = window;
  return { ratio, width: screen.width, height: screen.height, magnified: (visualViewport?.scale ?? 1) > 1.01 };
}

/** Tells when the page is zoomed, magnified or moved to another screen. Returns the function that stops it. */
export function onScreenChange(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('resize', onChange, { signal });
  window.visualViewport?.addEventListener('resize', onChange, { signal });
  // A window that moves to a screen of another density need not change its size.
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
