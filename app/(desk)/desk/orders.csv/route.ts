import { exportOrders } from '@/server/desk/orders/exports';
import { exportFile } from '@/server/desk/export-file';

/** Every order as a file; it needs the passkey (docs/product.md 41.6). */
export const GET = (request: Request) => exportFile(request, exportOrders, {}, 'orders.csv');
