import type { test } from './fixtures';

/** Doubles the default font size of the browser, for `test.use`. Media queries in em follow it; they would not follow CSS. */
export const doubledText = {
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
} satisfies Parameters<typeof test.use>[0];
