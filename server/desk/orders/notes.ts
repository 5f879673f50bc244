import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { longText } from '@/contract/fields.schema';
import { accept, reject } from '@/domain/result';
import { defineUseCase } from '../use-case';
import { orderNumberField } from './changes';

/** Longest note about an order, in characters. */
const MAX_NOTE = 1000;

export const addNote = defineUseCase({
  name: 'add-note',
  schema: z.strictObject({ number: orderNumberField(), text: longText(MAX_NOTE) }),
  audit: ({ number }) => ({ subject: number }),
  run: async (records, { number, text }, { now, owner }) => {
    const order = await records.selectFrom('orders').select('number').where('number', '=', number).executeTakeFirst();
    if (!order) return reject({ code: 'unknown-order' });
    const id = randomUUID();
    const row = { id, order_number: number, author: owner.name, text, created_at: now.toISOString() };
    await records.insertInto('order_notes').values(row).execute();
    return accept({ id });
  },
  successMessage: () => 'The note is saved. Only owners see it.',
  rejectionMessage: (_, { number }) => `There is no order ${number}.`,
  undo: ({ id }, { number }) => ({ label: 'Delete the note', action: 'delete-note', fields: { number, id } }),
});

export const deleteNote = defineUseCase({
  name: 'delete-note',
  schema: z.strictObject({ number: orderNumberField(), id: z.uuid() }),
  audit: ({ number }) => ({ subject: number }),
  run: async (records, { number, id }) => {
    const { numDeletedRows } = await records
      .deleteFrom('order_notes')
      .where('id', '=', id)
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) === 1 ? accept(undefined) : reject({ code: 'unknown-note' });
  },
  successMessage: () => 'The note is deleted.',
  rejectionMessage: () => 'This note was deleted before.',
});
