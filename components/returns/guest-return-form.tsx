import { TextArea } from '@/components/forms/field';
import { PostForm } from '@/components/forms/post-form';
import { Honeypot } from '@/components/forms/spam-guard';
import { maxReasonLength } from '@/contract/limits';
import { guestReturnRoute } from '@/contract/returns';
import { guestReturnCopy, returnCopy as copy } from './copy';
import { GuestOrderFields, NamedWatches, type NamedWatchesProps } from './guest-fields';

/** Asks for a return with order number and email address. The browser posts the form itself, with or without scripts. */
export function GuestReturnForm({ watches }: Pick<NamedWatchesProps, 'watches'>) {
  return (
    <PostForm action={guestReturnRoute.path} aria-label={copy.form} className="grid grid-cols-1 gap-5">
      <GuestOrderFields emailHint={guestReturnCopy.emailHint} />
      <NamedWatches watches={watches} hint={guestReturnCopy.partHint} />
      <ReasonFields />
      <Honeypot />
      <div>
        <button type="submit" className="button w-full">
          {copy.ask}
        </button>
        <p className="mt-1.5 text-sm text-soft">{copy.askHint}</p>
      </div>
    </PostForm>
  );
}

/** Reason, and the box that a return needs. */
export function ReasonFields() {
  return (
    <>
      <TextArea label={copy.reason} name="reason" rows={4} maxLength={maxReasonLength} />
      <label className="flex items-start gap-3">
        <input type="checkbox" name="unused" value="yes" required className="mt-1 size-5 shrink-0 accent-ink" />
        <span>{copy.unused}</span>
      </label>
    </>
  );
}
