import type { ArModel } from '@/domain/watch';
import type { ArViewer } from './ar-viewer';

/** Where a page is sent whose phone turned out not to have the viewer: to its picture. */
const fallbackHash = '#picture';

/**
 * Hands a watch to the phone's viewer, at its true size.
 * @param model paths of its files
 * @param onMissing told when the phone has no such viewer after all
 */
export function openArView(
  viewer: ArViewer,
  { name, model }: { name: string; model: ArModel },
  onMissing: () => void,
): void {
  const link = document.createElement('a');
  if (viewer === 'quick-look') {
    link.rel = 'ar';
    link.append(document.createElement('img')); // without a picture within, the file is opened as a page
    link.href = `${model.usdz}#allowsContentScaling=0`;
  } else {
    link.href = sceneViewerLink(name, new URL(model.glb, location.href), new URL(fallbackHash, location.href));
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
  // Scene Viewer reads a space as %20 alone.
  return `intent://arvr.google.com/scene-viewer/1.2?${parameters.toString().replaceAll('+', '%20')}#Intent;${fields.join('')}end;`;
}
