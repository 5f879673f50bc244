import { SelectField } from '@/components/forms/field';
import { PostForm } from '@/components/forms/post-form';
import { returnRoute } from '@/contract/returns';
import { dateCopy } from '@/domain/delivery-text';
import type { ReturnRight } from '@/domain/order-returns';
import type { ReturnKind } from '@/domain/return-states';
import { returnCopy as copy, withdrawCopy } from './copy';
import { ReasonFields } from './guest-return-form';

type ReturnFormProps = {
  token: string;
  kind: ReturnKind;
  right: Extract<ReturnRight, { until: string }>;
  /** Key of a watch; the form chooses one unit of it at first. */
  chosen?: string;
};

/** Lines and units of an order to withdraw from or to return. The browser posts the form itself. */
export function ReturnForm({ token, kind, right: { until, lines }, chosen }: ReturnFormProps) {
  const isReturn = kind === 'return';
  const isChosen = lines.some(({ watch }) => watch === chosen);
  const unitsAtFirst = (line: (typeof lines)[number]) => {
    if (isChosen) return line.watch === chosen ? 1 : 0;
    return isReturn && lines.length > 1 ? 0 : line.units;
  };
  return (
    <PostForm action={returnRoute.path} aria-label={copy.form} className="grid grid-cols-1 gap-5">
      <input type="hidden" name="order" value={token} />
      <input type="hidden" name="kind" value={kind} />
      <p className="font-semibold">{copy.until(dateCopy(until))}</p>
      {lines.map((line, index) => (
        <div key={line.watch}>
          <input type="hidden" name={`watch${index + 1}`} value={line.watch} />
          <SelectField label={copy.units(line.name)} name={`units${index + 1}`} defaultValue={unitsAtFirst(line)}>
            {Array.from({ length: line.units + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        </div>
      ))}
      {isReturn && <ReasonFields />}
      <div>
        <button type="submit" className="button w-full">
          {isReturn ? copy.ask : copy.withdraw}
        </button>
        <p className="mt-1.5 text-sm text-soft">{isReturn ? copy.askHint : withdrawCopy.nextHint}</p>
      </div>
    </PostForm>
  );
}
