'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { clearSearch } from './copy-results';

/**
 * Empties the search field before it (docs/product.md 8.18). It replaces the browser's own button. Like that one it is
 * no tab stop: on a keyboard, Escape empties the field.
 */
export function ClearButton() {
  const clear = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.parentElement?.querySelector<HTMLInputElement>('[type=search]');
    if (!field) return;
    // React reads a changed value only through the setter of the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <button type="button" tabIndex={-1} aria-label={clearSearch} onClick={clear} className="needs-script clear-button">
      <Icon name="close" className="size-4" />
    </button>
  );
}
