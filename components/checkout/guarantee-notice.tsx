import { isEuCountry, legalGuarantee } from '@/data/law';

/** The EU's harmonised notice, also on /warranty (docs/product.md 38.1). */
export const guaranteeCopy = {
  title: 'Legal guarantee in the EU',
  points: [
    `In the EU you have a legal guarantee of at least ${legalGuarantee.years} years from delivery, whatever the maker’s own warranty says. Some countries give more.`,
    'If a watch is faulty or not as described, we repair or replace it free of charge.',
    'If that is not possible, takes too long or causes you serious trouble, you get part or all of the price back.',
  ],
  more: 'Your rights at Your Europe',
};

/** The notice of the legal guarantee for a delivery to the EU; renders nothing for other countries. */
export function GuaranteeNotice({ country }: { country: string }) {
  if (!isEuCountry(country)) return null;
  return (
    <section aria-labelledby="guarantee-title" className="border-2 border-ink p-4 tablet:p-6">
      <h2 id="guarantee-title" className="text-2xl">
        {guaranteeCopy.title}
      </h2>
      <ul className="mt-2 points max-w-prose">
        {guaranteeCopy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <a href={legalGuarantee.more} rel="noreferrer" className="bar-link text-link">
        {guaranteeCopy.more}
      </a>
    </section>
  );
}
