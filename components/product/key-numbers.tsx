import type { Specification } from '@/domain/specification';

/** In large figures (docs/product.md 6.8). */
export function KeyNumbers({ specification }: { specification: Specification }) {
  const { caseDiameter, lugToLug, waterResistance, movement } = specification;
  const keyNumbers = [
    { figure: caseDiameter, unit: 'mm', label: 'case' },
    { figure: lugToLug, unit: 'mm', label: 'lug to lug' },
    { figure: waterResistance, unit: 'm', label: 'water resistance' },
    { figure: movement, unit: '', label: 'movement' },
  ];
  return (
    <dl className="grid grid-cols-4 gap-x-4 gap-y-4 border-y border-ink py-4 laptop:grid-cols-2">
      {keyNumbers.map(({ figure, unit, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-tight text-soft">{label}</dt>
          <dd className="leading-tight font-bold tracking-tight tabular-nums tablet:text-2xl laptop:text-4xl">
            {figure}
            {unit && <span className="laptop:text-xl"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
