import { exportOrders } from '@/server/desk/orders/list';
import { exportFile } from '@/server/desk/export-file';

/** Exports all orders as CSV; requires the passkey (docs/product.md 41.6). */
export const GET = (request: Request) => exportFile(request, exportOrders, {}, 'orders.csv');
