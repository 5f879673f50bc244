import { rejectionPage } from '@/components/forms/rejection-page';
import { newsletterConfirmRoute } from '@/contract/forms';
import { newsletterToken } from '@/contract/forms.schema';
import { accept } from '@/domain/result';
import { database } from '@/server/database/database';
import { readForm } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { confirmSubscription } from '@/server/newsletter/newsletter';
import { shopDate } from '@/domain/shop-date';

const pages = { donePath: '/newsletter/confirmed', rejectionPage };

/** Confirms a newsletter subscription and redirects to its outcome (docs/product.md 12.4). */
export const POST = serveForm(newsletterConfirmRoute, pages, async (request) => {
  const parsed = await readForm(request, newsletterToken());
  if (!parsed.ok) return parsed;
  const isConfirmed = await confirmSubscription(await database(), parsed.value.token, shopDate());
  return accept(isConfirmed ? undefined : '/newsletter/used');
});
