import { Field } from '@/components/forms/field';
import { PostForm } from '@/components/forms/post-form';
import { Honeypot } from '@/components/forms/spam-guard';
import { deliveryLimits } from '@/contract/limits';
import { withdrawalRoute } from '@/contract/returns';
import { letterPattern } from '@/domain/typed-text';
import { withdrawCopy as copy } from './copy';
import { GuestOrderFields, NamedWatches, type NamedWatchesProps } from './guest-fields';

/** First step of a guest's withdrawal. The browser posts the form itself, with or without scripts. */
export function WithdrawForm({ watches }: Pick<NamedWatchesProps, 'watches'>) {
  return (
    <PostForm action={withdrawalRoute.path} aria-label={copy.form} className="grid grid-cols-1 gap-5">
      <GuestOrderFields emailHint={copy.emailHint} />
      <Field
        label={copy.name}
        name="name"
        required
        maxLength={deliveryLimits.fullName}
        autoComplete="name"
        pattern={letterPattern}
      />
      <NamedWatches watches={watches} hint={copy.partHint} />
      <Honeypot />
      <div>
        <button type="submit" className="button w-full">
          {copy.next}
        </button>
        <p className="mt-1.5 text-sm text-soft">{copy.nextHint}</p>
      </div>
    </PostForm>
  );
}
