import { startInputDefaults } from './input-defaults';
import { followTranslations } from './translated-text';

let isStarted = false;

/**
 * Starts the defaults that load after the first paint, once per document.
 *
 * @param seen changes of the page since its first translated text, in order.
 * @param waiting observer that recorded them; it ends here.
 */
export function startDefaults(seen: readonly MutationRecord[], waiting: MutationObserver): void {
  if (isStarted) return;
  isStarted = true;
  startInputDefaults();
  followTranslations([...seen, ...waiting.takeRecords()]);
  waiting.disconnect();
}
