import { addressBookRoute, forgetAddressesRoute, removeAddressRoute, saveAddressRoute } from './account-addresses';
import { handOffRoute } from './agent-hand-off';
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
import { authEmulatorRoute } from './auth-emulator';
import { ordersRoute, quoteRoute, stripeWebhookRoute, testPaymentRoute } from './checkout';
import {
  contactRoute,
  backInStockRoute,
  backInStockUnsubscribeRoute,
  newsletterConfirmRoute,
  newsletterOneClickRoute,
  newsletterRoute,
  newsletterUnsubscribePageRoute,
  newsletterUnsubscribeRoute,
} from './forms';
import { keepHandedListRoute, takeHandedListRoute } from './handed-lists';
import { deskFormRoute, passkeyRoute } from './desk';
import { liveRoute, readyRoute } from './health';
import { listChangesRoute, listsRoute } from './lists';
import { cancelOrderRoute, changeAddressRoute, payOrderRoute, testPayOrderRoute } from './order-changes';
import { accountOrdersRoute, orderLinkRoute, invoiceRoute } from './orders';
import { passportRoute } from './passport';
import type { CodeOf } from './route';
import { guestReturnRoute, returnRoute, returnSentRoute, withdrawalConfirmRoute, withdrawalRoute } from './returns';
import { searchEntriesRoute, suggestionsRoute } from './search';
import { storedWatchesRoute, watchesRoute, stockRoute } from './watches';

/** Routes that the shop's own pages call. */
const shopRoutes = [
  accountOrdersRoute,
  addressBookRoute,
  authEmulatorRoute,
  backInStockRoute,
  cancelOrderRoute,
  changeAddressRoute,
  contactRoute,
  forgetAddressesRoute,
  guestReturnRoute,
  handOffRoute,
  invoiceRoute,
  keepHandedListRoute,
  listChangesRoute,
  listsRoute,
  backInStockUnsubscribeRoute,
  newsletterConfirmRoute,
  newsletterRoute,
  newsletterUnsubscribeRoute,
  orderLinkRoute,
  ordersRoute,
  passportRoute,
  payOrderRoute,
  quoteRoute,
  removeAddressRoute,
  returnRoute,
  returnSentRoute,
  saveAddressRoute,
  searchEntriesRoute,
  stockRoute,
  storedWatchesRoute,
  suggestionsRoute,
  takeHandedListRoute,
  testPaymentRoute,
  testPayOrderRoute,
  watchesRoute,
  withdrawalConfirmRoute,
  withdrawalRoute,
] as const;

/** All API routes of the shop. */
export const everyRoute = [
  ...shopRoutes,
  deskFormRoute,
  passkeyRoute,
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

/** Error codes of all routes. */
export type RouteCode = CodeOf<(typeof everyRoute)[number]>;

/** Error codes that a page of the shop can receive. */
export type PageCode = CodeOf<(typeof shopRoutes)[number]>;
