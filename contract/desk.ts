import type { FieldReason } from '@/domain/result';
import type { z } from 'zod';
import type { passkeyRequest } from './desk.schema';
import { databaseRejections, defineRoute, shopPageRejections } from './route';

/** Forms of the owner's desk: the action is the name of a use case. Answers 404 unless the caller is an owner. */
export const deskFormRoute = defineRoute<Record<string, string>, never>()({
  method: 'POST',
  path: '/api/desk/[action]',
  sender: 'shop-page',
  // A product file of 500 KB, which URL encoding can triple.
  largestBody: 1536 * 1024,
  rejections: { ...shopPageRejections, ...databaseRejections, 'no-desk': 404 },
});

/**
 * One step of a passkey ceremony (Web Authentication). Without `answer` it returns the options for the browser, with it
 * the session cookie. The query has the token of an invitation.
 */
export const passkeyRoute = defineRoute<PasskeyRequest, PasskeyResponse>()({
  method: 'POST',
  path: '/api/desk/passkey',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    'no-desk': 404,
    'bad-passkey': 403,
    'too-many-requests': 429,
  },
});

/** One step of a passkey ceremony as the browser sends it. */
export type PasskeyRequest = z.input<ReturnType<typeof passkeyRequest>>;

/** `options` as the W3C standard names them (Web Authentication, level 3). */
export type PasskeyResponse = { options?: object };

/** A form with one button that reverses another form's change. */
export type Undo = { label: string; action: string; fields: Readonly<Record<string, string>> };

/** Outcome of a desk form: a sentence for the owner, and data for the page that shows it. */
export type DeskOutcome = {
  ok: boolean;
  sentence: string;
  /** Set for an invalid field. */
  invalid?: { field: string; reason: FieldReason; longest?: number };
  /** Changes by others since the form was opened, as sentences. */
  changes?: readonly string[];
  undo?: Undo;
  /** State right after the change, on which `undo` is based; none for an undo that fits later states too. */
  undoVersion?: { text: string; seen: string };
  /** Path of the page to show. */
  next?: string;
};

/** A submitted desk form, as its page shows it again. `outcome` is undefined until the passkey is used. */
export type SubmittedForm = {
  key: string;
  action: string;
  fields: Readonly<Record<string, string>>;
  /** State that the owner saw, and its time; checked again after the passkey was used. */
  version?: string | undefined;
  seen?: string | undefined;
  outcome?: DeskOutcome | undefined;
};
