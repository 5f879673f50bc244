import { informationMetadata } from '@/app/information-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('warranty');

export default async function WarrantyPage() {
  return <InformationPage {...await informationOf('warranty')} />;
}
