export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a field's value as typing does, so that React notices it. */
export function setTypedValue(control: TextControl, value: string): void {
  // React overrides `value` on the element itself; the prototype's setter leaves React's copy behind.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
