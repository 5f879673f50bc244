/** AR viewer of a phone: Quick Look on iPhones, Scene Viewer on Android. */
export type ArViewer = 'quick-look' | 'scene-viewer';

declare global {
  interface Window {
    /** Present in iPhone browsers that are web views within an app. */
    readonly webkit?: { messageHandlers?: object };
  }
}

/** iPhone browsers that are web views but still open models in Quick Look. */
const quickLookApps = /CriOS|EdgiOS|FxiOS|DuckDuckGo/;

/**
 * `supports()` throws in browsers without any supported `rel` token
 * (https://dom.spec.whatwg.org/#concept-domtokenlist-validation).
 */
function supportsQuickLook(): boolean {
  try {
    return document.createElement('a').relList.supports('ar');
  } catch {
    return false;
  }
}

/** Detects the AR viewer of this phone; undefined elsewhere. Fetches nothing. */
export async function findArViewer(): Promise<ArViewer | undefined> {
  if (supportsQuickLook()) {
    return !window.webkit?.messageHandlers || quickLookApps.test(navigator.userAgent) ? 'quick-look' : undefined;
  }
  if (!/android/i.test(navigator.userAgent) || !isSecureContext) return undefined;
  const supportsAr = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false);
  return supportsAr ? 'scene-viewer' : undefined;
}
