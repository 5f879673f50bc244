import type { TextControl } from '@/browser/replaced-elements';
import { emailPattern } from '@/contract/limits';
import { cleanLine, cleanLines, isOneLine, isPlainText, normaliseCode } from '@/domain/typed-text';
import { emailRule, fillIn, oneLineRule, plainTextRule, tick, tooLong, tooShort } from './copy';

export type Control = TextControl;

export const isControl = (element: EventTarget): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The named fields of a form that take part in validation, in document order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(({ name, willValidate }) => name && willValidate);
}

/** True for a field whose text the server normalises: an email address, or a `Field` with `isCoded`. */
const isCoded = ({ type, dataset }: Control) => type === 'email' || dataset.coded !== undefined;

const isLines = (control: Control) => control instanceof HTMLTextAreaElement;

/** True for a field whose text the server cleans. A password may contain anything, also while it is shown as text. */
const isText = (control: Control) =>
  isCoded(control) || isLines(control) || (control.type === 'text' && !control.dataset.secret);

/** The text of a field as the server reads it. */
export function textOf(control: Control): string {
  if (!isText(control)) return control.value;
  if (isCoded(control)) return normaliseCode(control.value);
  return isLines(control) ? cleanLines(control.value) : cleanLine(control.value);
}

/** True if a text is valid as the server reads it. The browser's own checks read the text before it is normalised. */
function isValidText(control: Control): boolean {
  const { validity, required } = control;
  if (validity.customError) return false;
  const pattern = ('pattern' in control && control.pattern) || (control.type === 'email' ? emailPattern : '[^]*');
  const text = textOf(control);
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
  // Browsers check `minlength` and `maxlength` only for typed values, not for autofill.
  if (value && value.length < least) return tooShort(least, value.length);
  const most = 'maxLength' in control ? control.maxLength : -1;
  if (most >= 0 && value.length > most) return tooLong(most);
  if (isText(control) && !(isLines(control) ? isPlainText : isOneLine)(value)) {
    return isLines(control) ? plainTextRule : oneLineRule;
  }
  if (isText(control) ? isValidText(control) : validity.valid) return '';
  const label = control.labels?.[0]?.textContent?.trim() ?? control.name;
  const isBlank = control.required && value.trim() === '';
  if (validity.valueMissing || isBlank) return control.type === 'checkbox' ? tick(label) : fillIn(label);
  if (validity.typeMismatch && control.type === 'email') return emailRule;
  if (validity.patternMismatch && title) return title;
  return validationMessage;
}
