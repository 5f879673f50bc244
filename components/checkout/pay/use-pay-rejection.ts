import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { paymentCopy } from '@/components/checkout/copy';
import type { FormResult } from '@/components/forms/form';
import { useCheckout, useLateRejection } from '@/store/checkout';
import { guestCopy, type ShownCode, type ShownRejection } from '@/components/forms/copy-rejections';
import { unpaidPath, type UnpaidReason } from '@/domain/paths';
import type { Currency } from '@/domain/currency';
import { isPromoCodeRejection } from '@/domain/promo-code';
import { payNotice, type PayNotice } from './pay-notice';
import type { Quoting } from '@/components/checkout/summary/use-quote';

/** Codes that are explained on `/error`, with the reason in its URL. */
const cardReasons: Partial<Readonly<Record<ShownCode, UnpaidReason>>> = {
  'card-declined': 'declined',
  'insufficient-funds': 'insufficient-funds',
  'authentication-failed': 'authentication-failed',
};

const accountCodes: readonly ShownCode[] = ['bad-token', 'sign-in-unreachable'];

/** Old and new total in the minor unit of the currency. */
export type PriceChange = { from: number; to: number; currency?: Currency };

/** Shows a rejected payment beside the button or on `/error`. */
export function usePayRejection({ quote, accept, retry }: Quoting) {
  const router = useRouter();
  const [notice, setNotice] = useState<PayNotice>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const [asGuest, setAsGuest] = useState(false);

  const clear = () => {
    setNotice(undefined);
    useLateRejection.setState({ rejection: null });
    setPriceChange(undefined);
  };
  const showNotice = (newNotice: PayNotice): FormResult => {
    setNotice(newNotice);
    useLateRejection.setState({ rejection: newNotice.lateRejection ?? null });
    return { done: '' };
  };
  const showRejection = (rejection: ShownRejection): FormResult => {
    const reason = cardReasons[rejection.code];
    const token = useCheckout.getState().attempt?.token;
    if (reason && token) return navigateTo(() => router.push(unpaidPath(token, reason)));
    if (accountCodes.includes(rejection.code)) {
      setAsGuest(true);
      return showNotice({ message: guestCopy });
    }
    if (isPromoCodeRejection(rejection.code)) retry(); // the next quote omits the code
    if (rejection.code !== 'price-changed' || !quote) return showNotice(payNotice(rejection));
    accept(rejection.totals);
    const { totalCents: to, currency } = rejection.totals;
    setPriceChange({ from: quote.totals.totalCents, to, currency });
    return { done: '' };
  };

  return {
    notice,
    priceChange,
    /** True if the next press orders as a guest, because the shop rejected the ID token. */
    asGuest,
    clear,
    showNotice,
    showRejection,
  };
}

/** Runs a navigation and shows a status until the next page appears. Offline the page stays (docs/product.md 20.9). */
export function navigateTo(go: () => void): FormResult {
  if (handleOffline(go)) return { done: '' };
  go();
  return { done: paymentCopy.leaving };
}
