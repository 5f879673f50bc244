import 'server-only';
import { z } from 'zod';
import { accept, reject } from '@/domain/result';
import { resolveAlert, unresolveAlert } from '@/server/alerts/alert';
import { findAlerts } from '@/server/alerts/alerts';
import { defineQuery, defineUseCase } from '../use-case';

/** The alerts that only an owner can resolve. */
export const listAlerts = defineQuery('alerts', (db, _: void, now) => findAlerts(db, now));

const cause = z.strictObject({ cause: z.string().max(300) });

export const resolve = defineUseCase({
  name: 'resolve-alert',
  schema: cause,
  audit: (input) => ({ subject: input.cause }),
  run: async (records, input, { now }) => {
    const found = await findAlerts(records, now);
    if (!found.some((one) => one.cause === input.cause)) return reject({ code: 'unknown-alert' });
    await resolveAlert(records, input.cause, now);
    return accept(undefined);
  },
  successMessage: (_, input) => `${input.cause} is resolved.`,
  rejectionMessage: (_, input) => `There is no alert ${input.cause}.`,
  undo: (_, input) => ({ label: 'Undo', action: 'reopen-alert', fields: { cause: input.cause } }),
});

export const reopen = defineUseCase({
  name: 'reopen-alert',
  schema: cause,
  audit: (input) => ({ subject: input.cause }),
  run: async (records, input) => {
    await unresolveAlert(records, input.cause);
    return accept(undefined);
  },
  successMessage: (_, input) => `${input.cause} is open again.`,
  rejectionMessage: () => 'Nothing changed.',
});
