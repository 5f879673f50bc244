/**
 * Replays typed values, focus and clicks from before hydration on the elements that replaced their targets, in order
 * (docs/product.md 20.7).
 */
export function replayOnSuccessors(touchedFields: readonly Element[], clicked: readonly Element[]): void {
  restoreFields(touchedFields);
  for (const element of clicked.filter(({ isConnected }) => !isConnected)) {
    const current = currentElement(element);
    if (current instanceof HTMLElement) current.click();
  }
}

/** Copies values and the focus. */
function restoreFields(touchedFields: readonly Element[]): void {
  for (const touched of new Set(touchedFields.filter(({ isConnected }) => !isConnected))) {
    const current = currentElement(touched);
    if (current) copyValue(touched, current);
    if (current instanceof HTMLElement && touched === touchedFields.at(-1) && !isSomethingFocused()) {
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

/** Ids that React generates differ between the server's page and a page that React rendered again. */
const isStableId = (id: string) => id !== '' && !/_r_|:r|«r/i.test(id);

/**
 * Returns the element itself, or the one at its position if React replaced it. The position is the path from the nearest
 * ancestor with a stable id, or from the body. It counts siblings of the same tag and class, because extensions and
 * translators add elements.
 */
function currentElement(element: Element): Element | undefined {
  if (element.isConnected) return element;
  const { id, parentElement: parent } = element;
  if (isStableId(id)) return document.getElementById(id) ?? undefined;
  const above = parent ? currentElement(parent) : document.body;
  const position = parent ? alike(parent, element).indexOf(element) : 0;
  return above && alike(above, element)[position];
}

/** Siblings of the same tag and class; of the same tag only if hydration has changed the class. */
function alike(parent: Element, { tagName, className }: Element): Element[] {
  const sameTag = [...parent.children].filter((child) => child.tagName === tagName);
  const sameClass = sameTag.filter((child) => child.className === className);
  return sameClass.length > 0 ? sameClass : sameTag;
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a field's value as typing does, so that React notices it. */
export function setTypedValue(control: TextControl, value: string): void {
  // React overrides `value` on the element itself; the prototype's setter leaves React's copy behind.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
