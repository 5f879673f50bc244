import { formRefusalWords, type ShownRefusal } from './copy-refusals';
import type { FormResult } from './form';

/** What a form shows of the shop's refusal: what it means, beside the field that it is about where it names one. */
export function refusedForm(refusal: ShownRefusal): FormResult {
  return { refused: formRefusalWords(refusal), field: 'field' in refusal ? refusal.field : undefined };
}
