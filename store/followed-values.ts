import { readText, writeText } from '@/browser/local-text';
import { type ListChange, type SharedLists } from '@/domain/shared-lists';
import { maxValueLength, noValues, type ValueName } from '@/domain/shared-values';
import { isBlank, parseCheckout } from './saved-checkout';

/** Returns the value to share with the account, without the order's idempotency key and an agent's hand-off. */
function ownText(name: ValueName): string | null {
  const text = readText(name) ?? null;
  if (name !== 'checkout') return text;
  const checkout = parseCheckout(text, Date.now());
  return isBlank(checkout) ? null : JSON.stringify({ ...checkout, attempt: undefined, handOff: undefined });
}

/** The account's value; null without one, and for a checkout that has expired. */
function accountText({ values = noValues }: SharedLists, name: ValueName): string | null {
  const text = values.texts[name] ?? null;
  return name === 'checkout' && text !== null && isBlank(parseCheckout(text, Date.now())) ? null : text;
}

/** The shopper's changes of values that were equal in browser and account. */
export function valueChanges(view: SharedLists, names: readonly ValueName[]): ListChange[] {
  return names
    .filter((name) => view.values?.follow.includes(name))
    .flatMap((name) => {
      const text = ownText(name);
      return text === accountText(view, name) ? [] : setValue(name, text);
    });
}

/** Changes that add this browser's values to the account when they start to follow it. */
export function valuesToJoin(view: SharedLists, names: readonly ValueName[]): ListChange[] {
  return followed(view)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const own = ownText(name);
      if (own === null || !isPreferred(name, own, accountText(view, name))) return [];
      return setValue(name, own);
    });
}

/** Names of the values that the account synchronises. */
export const followed = ({ values = noValues }: SharedLists): readonly ValueName[] => values.follow;

function isPreferred(name: ValueName, own: string, account: string | null): boolean {
  if (account === null) return true;
  if (name === 'checkout') return changedAt(own) > changedAt(account);
  return name === 'recent';
}

const changedAt = (text: string) => parseCheckout(text, Date.now()).changedAt;

const setValue = (name: ValueName, text: string | null): ListChange[] =>
  (text?.length ?? 0) > maxValueLength ? [] : [{ type: 'set-value', name, text }];

/** Stores the account's values in this browser; returns the names whose text is now the same in both. */
export function showValues(view: SharedLists): readonly ValueName[] {
  return followed(view).filter((name) => {
    const text = accountText(view, name);
    if (ownText(name) !== text) write(name, text);
    return ownText(name) === text;
  });
}

/** Removes values that came from an account. */
export function removeValues(names: readonly ValueName[]): void {
  for (const name of names) write(name, null);
}

function write(name: ValueName, text: string | null): void {
  const { attempt, handOff } = parseCheckout(readText(name) ?? null, Date.now());
  const stored =
    name === 'checkout' && text !== null ? JSON.stringify({ ...JSON.parse(text), attempt, handOff }) : text;
  if (!writeText(name, stored)) return;
  // The browser sends this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: stored }));
}
