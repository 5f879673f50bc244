import { expect, type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { alike } from './tree';

type Reader = {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
};

declare global {
  interface Window {
    /** A screen reader made of script, which follows the rules of ARIA. */
    reader: Reader;
  }
}

/** More than any page of the shop has to say. */
const MOST_PHRASES = 3000;

/** The reader as one script for the page. */
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

/** Brings the reader into the page, past the page's policy, as the browser's own tools come. */
async function bringReader(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { exceptionDetails } = await browser.send('Runtime.evaluate', { expression: await readerScript() });
  if (exceptionDetails) throw new Error(`The reader did not come: ${exceptionDetails.exception?.description}`);
  await browser.detach();
}

/** What is said of a part of the page when it is read from its beginning to its end, a phrase each. */
async function readAloud(page: Page, part: Locator): Promise<string[]> {
  await bringReader(page);
  return part.evaluate(async (container, most) => {
    const { reader } = window;
    await reader.start({ container });
    for (let phrase = 0; phrase < most; phrase++) {
      await reader.next();
      // It begins anew after its end.
      if ((await reader.lastSpokenPhrase()).startsWith('end of main')) break;
    }
    const said = await reader.spokenPhraseLog();
    await reader.stop();
    return said;
  }, MOST_PHRASES);
}

/** What nobody hears: words for browsers without scripts, which this reader takes for text, and the options of a closed list. */
const isHeard = (phrase: string) => !phrase.startsWith('<') && !/^option, .*, not selected/.test(phrase);

/** Compares what is read aloud of the page's main part with the transcript kept in `e2e/snapshots` (docs/decisions/0128). */
export async function soundsAsKept(page: Page, name: string): Promise<void> {
  const said = (await readAloud(page, page.getByRole('main'))).filter(isHeard);
  expect.soft(alike(`${said.join('\n')}\n`)).toMatchSnapshot(`${name}.txt`);
}
