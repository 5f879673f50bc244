import { newsletterOutcomes } from '@/components/forms/newsletter/copy';

type Outcome = { title: string; message: string };

/** The result page's copy by its last URL segment. Looks up own entries only, so that `constructor` is not found. */
export function outcomeOf(name: string): Outcome | undefined {
  return Object.entries(newsletterOutcomes).find(([outcome]) => outcome === name)?.[1];
}
