import { formatKeys, maxRecent, parseKeys } from './key-list';

/**
 * Values that an account can synchronise beside its lists (docs/product.md 40.7), by localStorage key. They are the
 * unfinished checkout, the last comparison, the wrist size and the viewed watches.
 */
export const valueNames = ['checkout', 'compare', 'wrist', 'recent'] as const;
export type ValueName = (typeof valueNames)[number];

/** Longest text of a value. */
export const maxValueLength = 6000;

/** Names of the values that follow the account, and their texts. */
export type SharedValues = {
  readonly follow: readonly ValueName[];
  readonly texts: Readonly<Partial<Record<ValueName, string>>>;
};

export type ValueOperation =
  /** Sets which values follow the account. The account forgets the others. */
  | { readonly type: 'follow'; readonly names: readonly ValueName[] }
  | { readonly type: 'set-value'; readonly name: ValueName; readonly text: string | null };

export const noValues: SharedValues = { follow: [], texts: {} };

/** Applies a change of the values. The last write wins; viewed watches are merged, newest first. */
export function applyValue(values: SharedValues, operation: ValueOperation): SharedValues {
  if (operation.type === 'follow') {
    const follow = valueNames.filter((name) => operation.names.includes(name));
    return {
      follow,
      texts: Object.fromEntries(Object.entries(values.texts).filter(([name]) => isOneOf(follow, name))),
    };
  }
  const { name } = operation;
  if (!values.follow.includes(name)) return values;
  const text = name === 'recent' ? withViewed(operation.text, values.texts.recent) : operation.text;
  const { [name]: before, ...others } = values.texts;
  if ((before ?? null) === text) return values;
  return { ...values, texts: text === null ? others : { ...others, [name]: text } };
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

function withViewed(viewed: string | null, before = ''): string | null {
  if (viewed === null) return null;
  return formatKeys([...new Set([...parseKeys(viewed), ...parseKeys(before)])].slice(0, maxRecent + 1));
}
