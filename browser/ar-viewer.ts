/** What shows a model in the room that a phone looks at: Quick Look on an iPhone, Scene Viewer on Android. */
export type ArViewer = 'quick-look' | 'scene-viewer';

declare global {
  interface Window {
    /** There in every browser on an iPhone that is a view within an app. */
    readonly webkit?: { messageHandlers?: object };
  }
}

/** Browsers on an iPhone that are views within an app, and hand models to Quick Look all the same. */
const quickLookApps = /CriOS|EdgiOS|FxiOS|DuckDuckGo/;

/** A browser that knows no word for `rel` at all throws (https://dom.spec.whatwg.org/#concept-domtokenlist-validation). */
function supportsQuickLook(): boolean {
  try {
    return document.createElement('a').relList.supports('ar');
  } catch {
    return false;
  }
}

/** The viewer that this phone has; undefined on everything else. Asks the phone, and fetches nothing. */
export async function findArViewer(): Promise<ArViewer | undefined> {
  if (supportsQuickLook()) {
    return !window.webkit?.messageHandlers || quickLookApps.test(navigator.userAgent) ? 'quick-look' : undefined;
  }
  if (!/android/i.test(navigator.userAgent) || !isSecureContext) return undefined;
  const supportsAr = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false);
  return supportsAr ? 'scene-viewer' : undefined;
}
