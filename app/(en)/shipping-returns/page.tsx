import { informationMetadata } from '@/app/page-metadata';
import { informationOf } from '@/components/information/all-information';
import { InformationPage } from '@/components/information/information-page';

export const generateMetadata = () => informationMetadata('shipping-returns');

/** Shipping, returns and withdrawal in the shop's own figures (docs/product.md 29.6). */
export default async function ShippingReturnsPage() {
  return <InformationPage {...await informationOf('shipping-returns')} />;
}
