import { informationMetadata } from '@/app/page-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('privacy');

/** The privacy statement (docs/product.md 29.7). */
export default async function PrivacyPage() {
  return <InformationPage {...await informationOf('privacy')} />;
}
