import { informationMetadata } from '@/app/page-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('legal-notice');

/** The facts that law asks of an online seller (docs/product.md 29.17). */
export default async function LegalNoticePage() {
  return <InformationPage {...await informationOf('legal-notice')} />;
}
