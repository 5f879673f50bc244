import 'server-only';
import { z } from 'zod';
import { isOrderNumber, normaliseOrderNumber, type OrderNumber } from '@/domain/order-number';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { lockedOrderVersion } from '@/server/orders/order-version';
import { changesOfOrder } from './changes';

/** An order number as typed, normalised. */
export const orderNumberField = () => z.string().transform(normaliseOrderNumber).refine(isOrderNumber, 'order-number');

type AboutOrder = { number: OrderNumber };

/** Members that all use cases about one order share: audit subject and version check. */
export const aboutOrder = {
  audit: ({ number }: AboutOrder): { subject: string; details?: string } => ({ subject: number }),
  versionOf: (records: DatabaseTransaction, { number }: AboutOrder) => lockedOrderVersion(records, number),
  changesSince: (db: Database, { number }: AboutOrder, since: string) => changesOfOrder(db, number, since),
};
