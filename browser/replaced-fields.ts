import { currentElement } from './current-element';
import { setTypedValue, type TextControl } from './typed-value';

/** Copies values and the focus of fields that hydration replaced to their successors (docs/product.md 20.7). */
export function restoreReplacedFields(replaced: ReadonlySet<Element>): void {
  for (const touched of replaced) {
    const current = currentElement(touched);
    if (current) copyValue(touched, current);
    if (current instanceof HTMLElement && touched === window.touchedFields?.at(-1) && !isSomethingFocused()) {
      current.focus({ preventScroll: true });
    }
  }
}

const isSomethingFocused = () => document.activeElement !== null && document.activeElement !== document.body;

function copyValue(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(checkbox|radio)$/.test(to.type)) {
    if (from.checked !== to.checked) to.click();
  } else if (isTextControl(from) && isTextControl(to) && from.value !== to.value && to.type !== 'file') {
    setTypedValue(to, from.value);
  }
}

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
