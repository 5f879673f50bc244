import { addressBookRoute, forgetAddressesRoute, removeAddressRoute, saveAddressRoute } from './account-addresses';
import { accountOrdersRoute } from './account-orders';
import {
  agentLookupRoute,
  agentProductRoute,
  agentSearchRoute,
  agentToolsRoute,
  cancelCheckoutRoute,
  completeCheckoutRoute,
  createCheckoutRoute,
  getCheckoutRoute,
  updateCheckoutRoute,
} from './agents';
import { handOffRoute } from './agent-hand-off';
import { authEmulatorRoute } from './auth-emulator';
import { backInStockRoute, leaveStockRoute } from './back-in-stock';
import { ordersRoute } from './checkout-orders';
import { quoteRoute } from './checkout-quote';
import { contactRoute } from './contact';
import { liveRoute, readyRoute } from './health';
import { newsletterRoute } from './newsletter';
import { newsletterConfirmRoute } from './newsletter-confirm';
import {
  newsletterOneClickRoute,
  newsletterUnsubscribePageRoute,
  newsletterUnsubscribeRoute,
} from './newsletter-unsubscribe';
import { orderLinkRoute } from './order-link';
import type { CodeOf } from './route';
import { searchEntriesRoute } from './search-entries';
import { stockRoute } from './stock';
import { storedWatchesRoute } from './stored-watches';
import { stripeWebhookRoute } from './stripe-webhook';
import { suggestionsRoute } from './suggestions';
import { testPaymentRoute } from './test-payment';
import { watchesRoute } from './watches';

/** The routes that the shop's own pages ask. */
const shopRoutes = [
  accountOrdersRoute,
  addressBookRoute,
  authEmulatorRoute,
  backInStockRoute,
  contactRoute,
  forgetAddressesRoute,
  handOffRoute,
  leaveStockRoute,
  newsletterConfirmRoute,
  newsletterRoute,
  newsletterUnsubscribeRoute,
  orderLinkRoute,
  ordersRoute,
  quoteRoute,
  removeAddressRoute,
  saveAddressRoute,
  searchEntriesRoute,
  stockRoute,
  storedWatchesRoute,
  suggestionsRoute,
  testPaymentRoute,
  watchesRoute,
] as const;

/** Every route of the shop's interface. */
export const everyRoute = [
  ...shopRoutes,
  newsletterOneClickRoute,
  newsletterUnsubscribePageRoute,
  stripeWebhookRoute,
  agentSearchRoute,
  agentLookupRoute,
  agentProductRoute,
  agentToolsRoute,
  createCheckoutRoute,
  getCheckoutRoute,
  updateCheckoutRoute,
  completeCheckoutRoute,
  cancelCheckoutRoute,
  liveRoute,
  readyRoute,
] as const;

/** Every code that a route refuses with. */
export type RouteCode = CodeOf<(typeof everyRoute)[number]>;

/** The codes that a page of the shop may be answered with. */
export type PageCode = CodeOf<(typeof shopRoutes)[number]>;
