import { z } from 'zod';
import { emailAddress, fieldReason, longText } from './fields.schema';
import { maxPassportNote } from './limits';
import { firstBatteryDay } from '@/domain/passport';
import { shopDate } from '@/domain/shop-date';

const token = () => z.string().max(64);
const note = () => longText(maxPassportNote);
const today = () => shopDate().toISOString().slice(0, 10);

/** Fields of the forms on a passport's page. `on` is a UTC date from 2000 to today; a checkbox is `on` or missing. */
export const passportForm = () =>
  z.discriminatedUnion('act', [
    z.strictObject({ passport: token(), act: z.literal('note'), note: note() }),
    z.strictObject({ passport: token(), act: z.literal('service-asked'), note: note() }),
    z.strictObject({
      passport: token(),
      act: z.literal('battery'),
      on: z.iso
        .date(fieldReason('malformed'))
        .refine((day) => day >= firstBatteryDay && day <= today(), fieldReason('malformed')),
      remind: z.literal('on').optional(),
    }),
    z.strictObject({ passport: token(), act: z.enum(['stolen', 'found']) }),
    z.strictObject({ passport: token(), act: z.literal('handed-over'), email: emailAddress() }),
  ]);

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const passportResponse = () => z.strictObject({ received: z.literal(true) });
