import type { CaseForm } from '@/domain/specification';
import type { WatchKey } from '@/domain/watch-key';
import caseForms from './case-forms.json';

const forms: Readonly<Partial<Record<string, CaseForm>>> = caseForms as Record<string, CaseForm>;

/** Default for a watch without a recorded form: a plain round case without a crown. */
const plain: CaseForm = { case: 'round', lugs: 'curved', bezel: 'smooth', crystal: 'flat' };

/** Case form of a watch, for drawings (docs/product.md 6.10). */
export function caseFormOf(key: WatchKey): CaseForm {
  return forms[key] ?? plain;
}
