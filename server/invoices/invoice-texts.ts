import 'server-only';
import { countries } from '@/data/countries';
import { partialRefund } from '@/data/invoice-words';
import { sellerOf } from './seller';

/** Texts that a document stores when it is issued. */
export const invoiceTexts = { countries, partialRefund, sellerOf } as const;
