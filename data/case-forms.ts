import type { CaseForm } from '@/domain/case-form';
import type { WatchKey } from '@/domain/watch-key';
import caseForms from './case-forms.json';

const forms: Readonly<Partial<Record<string, CaseForm>>> = caseForms as Record<string, CaseForm>;

/** Of a watch whose form nobody wrote down: a plain round case, without a crown that it may not have there. */
const plain: CaseForm = { case: 'round', lugs: 'curved', bezel: 'smooth', crystal: 'flat' };

/** The form of a watch's case, for drawings of it (docs/product.md 6.10). */
export function caseFormOf(key: WatchKey): CaseForm {
  return forms[key] ?? plain;
}
