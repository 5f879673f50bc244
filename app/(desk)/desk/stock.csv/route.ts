import { exportFile } from '@/server/desk/export-file';
import { exportStock } from '@/server/desk/stock/stock';

/** The stock as a file; it needs the passkey (docs/product.md 42.3). */
export const GET = (request: Request) => exportFile(request, exportStock, {}, 'stock.csv');
