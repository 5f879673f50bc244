import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { type Value } from './format';

/** Columns that contain tokens of orders and passports: whole, or in the links of emails and of stored responses. */
const tokenColumns: Readonly<Record<string, readonly string[]>> = {
  orders: ['token'],
  passports: ['token'],
  outbox: ['text_body', 'html_body'],
  agent_requests: ['response'],
};

/** An order token as a whole value, or in the URL of an order's page (`orderPath`, `unpaidPath`). */
const token = /(?<=^|[?&;]order=|\/passport\/)[\w-]{32}(?![\w-])/g;

type Rows = { columns: readonly string[]; rows: readonly (readonly Value[])[] };

/**
 * Returns a function that replaces the order tokens in rows of a table. Equal tokens get equal replacements, which no one can
 * compute or reverse, since the secret is random and never stored.
 */
export function tokenReplacement() {
  const secret = randomBytes(32);
  const replace = (found: string) => createHmac('sha256', secret).update(found).digest('base64url').slice(0, 32);
  return function replaceTokens<Page extends Rows>(table: string, page: Page): Page {
    const affected = tokenColumns[table]?.map((name) => page.columns.indexOf(name)) ?? [];
    if (affected.length === 0) return page;
    const replaced = (value: Value, index: number) =>
      typeof value === 'string' && affected.includes(index) ? value.replace(token, replace) : value;
    return { ...page, rows: page.rows.map((row) => row.map(replaced)) };
  };
}
