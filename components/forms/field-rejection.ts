import { emailPattern } from '@/contract/limits';
import { normaliseCode } from '@/domain/typed-text';
import { emailRule, fillIn, tick, tooShort } from './copy';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: EventTarget): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The named fields of a form that take part in validation, in document order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(({ name, willValidate }) => name && willValidate);
}

/** True for a field whose text the server normalises: an email address, or a `Field` with `isCoded`. */
const isCoded = ({ type, dataset }: Control) => type === 'email' || dataset.coded !== undefined;

/** The text of a field as the server reads it. */
export const textOf = (control: Control): string => (isCoded(control) ? normaliseCode(control.value) : control.value);

/** True if a coded field is valid as the server reads it. The browser's own checks read the text before normalisation. */
function isValidCode(control: Control): boolean {
  const { validity, required } = control;
  if (validity.customError || validity.tooLong || validity.tooShort) return false;
  const pattern = ('pattern' in control && control.pattern) || (control.type === 'email' ? emailPattern : '.*');
  const text = normaliseCode(control.value);
  return text === '' ? !required : new RegExp(`^(?:${pattern})$`, 'v').test(text);
}

/**
 * Returns the message for a field that the browser's constraint validation rejects; an empty string for a valid field. The
 * field's `title` is the message for its pattern.
 */
export function fieldRejection(control: Control): string {
  const { validity, title, validationMessage } = control;
  const value = textOf(control);
  const least = 'minLength' in control ? control.minLength : 0;
  // Browsers check `minlength` only for typed values, not for autofill.
  if (value && value.length < least) return tooShort(least, value.length);
  if (isCoded(control) ? isValidCode(control) : validity.valid) return '';
  const label = control.labels?.[0]?.textContent?.trim() ?? control.name;
  const isBlank = control.required && value.trim() === '';
  if (validity.valueMissing || isBlank) return control.type === 'checkbox' ? tick(label) : fillIn(label);
  if (validity.typeMismatch && control.type === 'email') return emailRule;
  if (validity.patternMismatch && title) return title;
  return validationMessage;
}
