import { SelectField, TextArea } from '@/components/forms/field';
import { maxReasonLength } from '@/contract/limits';
import { returnRoute } from '@/contract/returns';
import { dateCopy } from '@/domain/delivery-text';
import type { ReturnRight } from '@/domain/order-returns';
import type { ReturnKind } from '@/domain/return-states';
import { returnCopy as copy, withdrawCopy } from './copy';

type ReturnFormProps = { token: string; kind: ReturnKind; right: Extract<ReturnRight, { until: string }> };

/** Lines and units of an order to withdraw from or to return. The browser posts the form itself. */
export function ReturnForm({ token, kind, right: { until, lines } }: ReturnFormProps) {
  const isReturn = kind === 'return';
  return (
    <form action={returnRoute.path} method="post" aria-label={copy.form} className="grid grid-cols-1 gap-5">
      <input type="hidden" name="order" value={token} />
      <input type="hidden" name="kind" value={kind} />
      <p className="font-semibold">{copy.until(dateCopy(until))}</p>
      {lines.map(({ watch, name, units }, index) => (
        <div key={watch}>
          <input type="hidden" name={`watch${index + 1}`} value={watch} />
          <SelectField
            label={copy.units(name)}
            name={`units${index + 1}`}
            defaultValue={isReturn && lines.length > 1 ? 0 : units}
          >
            {Array.from({ length: units + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        </div>
      ))}
      {isReturn && (
        <>
          <TextArea label={copy.reason} name="reason" rows={4} maxLength={maxReasonLength} />
          <label className="flex items-start gap-3">
            <input type="checkbox" name="unused" value="yes" required className="mt-1 size-5 shrink-0 accent-ink" />
            <span>{copy.unused}</span>
          </label>
        </>
      )}
      <div>
        <button type="submit" className="button w-full">
          {isReturn ? copy.ask : copy.withdraw}
        </button>
        <p className="mt-1.5 text-sm text-soft">{isReturn ? copy.askHint : withdrawCopy.nextHint}</p>
      </div>
    </form>
  );
}
