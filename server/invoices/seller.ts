import 'server-only';
import { ReportedError } from '@/domain/reported-error';
import { isCountryCode } from '@/data/country-names';
import { demonstrationAddress } from '@/data/invoice-words';
import { companyOf, isDemonstration, site } from '@/data/site';
import { type Seller } from '@/domain/invoice';

type Environment = Readonly<Record<string, string | undefined>>;

/** Country of a seller without COMPANY_COUNTRY. */
const DEFAULT_COUNTRY = 'US';

/**
 * Returns the seller of an invoice from the settings COMPANY_*. Without a company it is the demonstration's.
 *
 * @throws {ReportedError}
 */
export function sellerOf(env: Environment = process.env): Seller {
  const { name, address, registration, vatId } = companyOf(env);
  const country = env.COMPANY_COUNTRY?.trim() || DEFAULT_COUNTRY;
  if (!isCountryCode(country))
    throw new ReportedError(
      'COMPANY_COUNTRY must be a country code of two capital letters (ISO 3166-1), for example US, or empty.',
    );
  if (vatId !== undefined && !/^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(vatId))
    throw new ReportedError('COMPANY_VAT_ID must be a VAT number of the EU, for example DE123456789, or empty.');
  if (vatId !== undefined && isDemonstration(env))
    throw new ReportedError('COMPANY_VAT_ID needs COMPANY_NAME and COMPANY_ADDRESS.');
  const common = { country, email: site.mail.label, id: new URL(site.url).hostname };
  if (!name || !address) return { ...common, name: site.name, address: demonstrationAddress };
  return { ...common, name, address, ...(registration && { registration }), ...(vatId && { vatId }) };
}
