import { exportFile } from '@/server/desk/export-file';
import { exportShopperData } from '@/server/desk/shoppers/shoppers';

/** Exports the data of the shopper `?email=` as JSON; requires the passkey (docs/product.md 42.5). */
export const GET = (request: Request) =>
  exportFile(
    request,
    exportShopperData,
    { email: new URL(request.url).searchParams.get('email') ?? '' },
    'shopper.json',
  );
