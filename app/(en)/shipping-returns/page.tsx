import { informationMetadata } from '@/app/information-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('shipping-returns');

export default async function ShippingReturnsPage() {
  return <InformationPage {...await informationOf('shipping-returns')} />;
}
