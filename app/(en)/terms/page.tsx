import { informationMetadata } from '@/app/page-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('terms');

/** The terms of sale (docs/product.md 29.6). */
export default async function TermsPage() {
  return <InformationPage {...await informationOf('terms')} />;
}
