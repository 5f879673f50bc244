import 'server-only';
import { type Feature } from '@/server/events/registry';
import { settleReturns } from './change-return';

/** Updates withdrawals and returns when the refunds of their order change, in the same transaction. */
export const returns: Feature = { handlers: { 'refunds-updated': settleReturns } };
