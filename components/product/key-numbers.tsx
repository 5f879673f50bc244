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
    <dl className="key-numbers grid grid-cols-2 gap-x-4 gap-y-4 border-y border-ink py-4 max-[17rem]:grid-cols-1 tablet:grid-cols-4 laptop:grid-cols-2 low:grid-cols-2">
      {keyNumbers.map(({ figure, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {unit && <span> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
