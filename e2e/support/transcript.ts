import { expect, type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { normalise } from './aria-snapshot';

type Reader = {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
};

declare global {
  interface Window {
    /** A scripted screen reader that follows the ARIA specification. */
    reader: Reader;
  }
}

/** Upper limit: no page has as many phrases. */
const MAX_PHRASES = 3000;

/** The screen reader, bundled as one script. */
async function readerScript(): Promise<string> {
  const entryPoints = [require.resolve('@guidepup/virtual-screen-reader')];
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'guidepup',
  });
  return `${outputFiles[0]?.text}; window.reader = guidepup.virtual;`;
}

/** Injects the screen reader over DevTools, because the Content-Security-Policy blocks script elements. */
async function injectReader(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { exceptionDetails } = await browser.send('Runtime.evaluate', { expression: await readerScript() });
  if (exceptionDetails) throw new Error(`The screen reader failed to load: ${exceptionDetails.exception?.description}`);
  await browser.detach();
}

/** The phrases that the screen reader speaks from start to end of an element. */
async function speak(page: Page, part: Locator): Promise<string[]> {
  await injectReader(page);
  return part.evaluate(async (container, most) => {
    const { reader } = window;
    await reader.start({ container });
    for (let phrase = 0; phrase < most; phrase++) {
      await reader.next();
      // The reader wraps around after the end.
      if ((await reader.lastSpokenPhrase()).startsWith('end of main')) break;
    }
    const spoken = await reader.spokenPhraseLog();
    await reader.stop();
    return spoken;
  }, MAX_PHRASES);
}

/** Drops `<noscript>` content, which this reader takes for text, and unselected options of a closed list. */
const isSpoken = (phrase: string) => !phrase.startsWith('<') && !/^option, .*, not selected/.test(phrase);

/**
 * Compares the spoken phrases of the main element with the transcript in `e2e/snapshots`
 * (docs/decisions/0033-end-to-end-tests.md).
 */
export async function expectTranscript(page: Page, name: string): Promise<void> {
  const phrases = (await speak(page, page.getByRole('main'))).filter(isSpoken);
  expect.soft(normalise(`${phrases.join('\n')}\n`)).toMatchSnapshot(`${name}.txt`);
}
