import type { Outcome } from '@/components/forms/form';

/** Leads on to another page, and says so until that is there. */
export function lead(go: () => void): Outcome {
  go();
  return { done: 'One moment…' };
}
