import { exportFile } from '@/server/desk/export-file';
import { exportShopperData } from '@/server/desk/shoppers/shoppers';

/** The data of the shopper `?email=` as a file; it needs the passkey (docs/product.md 42.5). */
export const GET = (request: Request) =>
  exportFile(
    request,
    exportShopperData,
    { email: new URL(request.url).searchParams.get('email') ?? '' },
    'shopper.json',
  );
