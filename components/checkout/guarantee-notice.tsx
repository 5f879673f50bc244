import { isEuCountry, legalGuarantee } from '@/data/law';
import { guaranteeCopy } from './copy-guarantee';

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
