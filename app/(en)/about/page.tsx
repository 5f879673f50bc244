import { informationMetadata } from '@/app/page-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('about');

/** The page about the shop (docs/product.md 29.6). */
export default async function AboutPage() {
  return <InformationPage {...await informationOf('about')} />;
}
