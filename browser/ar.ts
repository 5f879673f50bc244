import type { ArModel } from '@/domain/watch';
import type { ArViewer } from './ar-viewer';

/** Fallback URL hash if the phone has no viewer: the page's picture. */
const fallbackHash = '#picture';

/**
 * Opens a watch in the phone's AR viewer at true size.
 * @param model paths of the model files
 * @param onMissing called if the phone has no viewer after all
 */
export function openArView(
  viewer: ArViewer,
  { name, model }: { name: string; model: ArModel },
  onMissing: () => void,
): void {
  const link = document.createElement('a');
  if (viewer === 'quick-look') {
    link.rel = 'ar';
    link.append(document.createElement('img')); // without a child image, Safari opens the file as a page
    link.href = `${model.usdz}#allowsContentScaling=0`;
  } else {
    link.href = sceneViewerLink(name, new URL(model.glb, location.href), new URL(fallbackHash, location.href));
    // At the fallback address already, after an earlier press, the browser would report no change.
    if (location.hash === fallbackHash) history.replaceState(history.state, '', location.pathname + location.search);
    addEventListener('hashchange', () => location.hash === fallbackHash && onMissing(), { once: true });
  }
  link.click();
}

function sceneViewerLink(title: string, file: URL, fallback: URL): string {
  const parameters = new URLSearchParams({ file: file.href, mode: 'ar_preferred', resizable: 'false', title });
  const intent = {
    scheme: 'https',
    package: 'com.google.android.googlequicksearchbox',
    action: 'android.intent.action.VIEW',
    'S.browser_fallback_url': encodeURIComponent(fallback.href),
  };
  const fields = Object.entries(intent).map(([key, value]) => `${key}=${value};`);
  // Scene Viewer decodes spaces only from %20.
  return `intent://arvr.google.com/scene-viewer/1.2?${parameters.toString().replaceAll('+', '%20')}#Intent;${fields.join('')}end;`;
}
