import type { PageCode } from '@/contract/every-route';

/** Every code that a page can show: the API's codes, and those that only occur in the browser. */
export type ShownCode = PageCode | 'fault' | 'unreachable' | 'cart-changed';
