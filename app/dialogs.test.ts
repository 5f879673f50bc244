// Verifies docs/product.md 20.18 (press beside a dialog).
import { readFileSync, readdirSync } from 'node:fs';

/** Dialogs that a press beside them does not close: they fill the screen, or their question needs an answer. */
const exceptions = new Set([
  'checkout/pay/authentication-dialog',
  'product/gallery/picture-viewer',
  'search/search-link',
]);

const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ name: file.slice(0, -'.tsx'.length), text: readFileSync(`components/${file}`, 'utf8') }))
  .filter(({ text }) => text.includes('<dialog'));

it.each(files)(
  'the dialog of $name closes at a press beside it, unless it fills the screen or asks a question',
  (file) => {
    const [, tag = ''] = /<dialog\b([\s\S]*?[^=])>/.exec(file.text) ?? [];
    expect(tag.includes('closedby="any"')).toBe(!exceptions.has(file.name));
  },
);
