import type { test } from './fixtures';

/**
 * Twice the size of text, as a reader sets it in the browser: the queries that choose a layout follow that, and would not
 * follow CSS. For `test.use`.
 */
export const doubledText = {
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
} satisfies Parameters<typeof test.use>[0];
