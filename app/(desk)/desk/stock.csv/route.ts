import { exportFile } from '@/server/desk/export-file';
import { exportStock } from '@/server/desk/stock/stock';

/** Exports the stock as CSV; requires the passkey (docs/product.md 42.3). */
export const GET = (request: Request) => exportFile(request, exportStock, {}, 'stock.csv');
