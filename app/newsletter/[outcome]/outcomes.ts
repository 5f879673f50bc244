import { newsletterOutcomes } from '@/components/forms/newsletter/copy';

type Outcome = { title: string; message: string };

/** What the newsletter's forms lead to, by the last part of the address; only outcomes that there are: `constructor` is none. */
export function outcomeOf(name: string): Outcome | undefined {
  return Object.entries(newsletterOutcomes).find(([outcome]) => outcome === name)?.[1];
}
