import { exportFile } from '@/server/desk/export-file';
import { exportNewsletter } from '@/server/desk/shoppers/shoppers';

/** Exports the confirmed newsletter subscriptions as CSV; requires the passkey (docs/product.md 42.5). */
export const GET = (request: Request) => exportFile(request, exportNewsletter, {}, 'newsletter.csv');
