import 'server-only';
import { healthPage, resend } from './health/health';
import { answerMessage, closeMessage, messagePage, messagesPage, reopen as reopenMessage } from './messages/messages';
import { newOrder, phoneQuote, showTotal } from './new-order/new-order';
import { deletePriceList, priceListPage, pricesPage, savePriceList, switchPriceList } from './prices/prices';
import { correctAddress } from './orders/address';
import { ordersPage, exportOrders } from './orders/list';
import { resendOrderMail } from './orders/mails';
import { addNote, deleteNote } from './orders/notes';
import { orderPage } from './orders/order';
import { refund, refundPreview } from './orders/refund';
import { returnPage, returnsPage } from './returns/returns';
import { stepOfReturn } from './returns/steps';
import { deliver, fulfil, pack, ship, unpack } from './orders/steps';
import { invite } from './sign-in/invitations';
import { exportNewsletter, exportShopperData, forget, shoppersPage } from './shoppers/shoppers';
import { changeStock, exportStock, importStock, stockPage, stockPreview, watchStock } from './stock/stock';
import { endSignIn, listOwners, removePasskey, revoke } from './sign-in/owners-list';
import { todayPage } from './today/today';
import { listAlerts, reopen, resolve } from './today/alerts';
import { importWatches, productPreview } from './watches/import-watches';
import {
  discardDraft,
  editedWatch,
  publishDraft,
  restoreWatch,
  saveDraft,
  showWatch,
  watchesPage,
} from './watches/watches';
import { type AnyUseCase } from './use-case';

/** Every use case of the desk: each has a form at `/api/desk/<name>`, and a test calls each as a shopper and as a guest. */
export const useCases: readonly AnyUseCase[] = [
  pack,
  unpack,
  fulfil,
  ship,
  deliver,
  refund,
  stepOfReturn,
  addNote,
  deleteNote,
  correctAddress,
  resendOrderMail,
  exportOrders,
  showTotal,
  newOrder,
  changeStock,
  importStock,
  exportStock,
  saveDraft,
  discardDraft,
  publishDraft,
  restoreWatch,
  showWatch,
  importWatches,
  savePriceList,
  switchPriceList,
  deletePriceList,
  answerMessage,
  closeMessage,
  reopenMessage,
  exportShopperData,
  forget,
  exportNewsletter,
  resend,
  resolve,
  reopen,
  invite,
  revoke,
  removePasskey,
  endSignIn,
];

/** Every query of the desk. */
export const queries = [
  ordersPage,
  orderPage,
  refundPreview,
  returnsPage,
  returnPage,
  phoneQuote,
  todayPage,
  listAlerts,
  stockPage,
  watchStock,
  stockPreview,
  watchesPage,
  editedWatch,
  productPreview,
  pricesPage,
  priceListPage,
  messagesPage,
  messagePage,
  shoppersPage,
  healthPage,
  listOwners,
] as const;

/** Finds the use case of a form. */
export const findUseCase = (name: string): AnyUseCase | undefined => useCases.find((one) => one.name === name);
