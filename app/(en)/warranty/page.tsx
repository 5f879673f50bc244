import { informationMetadata } from '@/app/page-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('warranty');

/** The makers' warranties and the legal guarantee (docs/product.md 38.1). */
export default async function WarrantyPage() {
  return <InformationPage {...await informationOf('warranty')} />;
}
