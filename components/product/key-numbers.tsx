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
    <dl className="key-numbers">
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
