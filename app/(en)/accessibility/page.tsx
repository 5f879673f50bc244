import { informationMetadata } from '@/app/page-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('accessibility');

/** The accessibility statement (docs/product.md 29.6). */
export default async function AccessibilityPage() {
  return <InformationPage {...await informationOf('accessibility')} />;
}
