import 'server-only';
import { z } from 'zod';
import { ReportedError } from '@/domain/reported-error';
import { emailAddress } from '@/contract/fields.schema';

const list = z.array(emailAddress());

/** Returns the email addresses of the owners, in lower case; none means that the shop has no desk. @throws {ReportedError} */
export function ownersOf(env: Partial<NodeJS.ProcessEnv> = process.env): string[] {
  const typed = (env.OWNERS ?? '').split(/[\s,]+/).filter((one) => one !== '');
  const parsed = list.safeParse(typed);
  if (parsed.success) return [...new Set(parsed.data.map((email) => email.toLowerCase()))];
  throw new ReportedError(
    `OWNERS must be email addresses separated by commas, for example owner@example.com, not "${env.OWNERS}".`,
  );
}
