// Verifies docs/product.md 20.18 (text of form controls).
import { readFileSync } from 'node:fs';

/** Rules of a style sheet inside `@media (any-pointer: coarse)`: selectors and declarations. */
function touchRules(css: string) {
  const blocks = css.split('@media (any-pointer: coarse) {').slice(1);
  return blocks.flatMap((block) => {
    const end = /\n {2}\}/.exec(block)?.index ?? block.length;
    return [...block.slice(0, end).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', declared = '']) => ({
      selectors: selectors.split(',').map((selector) => selector.trim()),
      declared,
    }));
  });
}

const atLeast16px = 'font-size: max(1rem, 16px) !important;';

it.each(['input', 'select', 'textarea'])(
  'an iPhone does not zoom into a focused %s: its text has 16 px or more on touch screens, over any class',
  (control) => {
    const rules = touchRules(readFileSync('app/globals.css', 'utf8'));
    const large = rules.filter(({ declared }) => declared.includes(atLeast16px));
    expect(large.flatMap(({ selectors }) => selectors)).toContain(control);
  },
);
