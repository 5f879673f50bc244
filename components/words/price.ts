import { weekendInWords } from '@/data/weekend';

/** What is said of prices that are others on weekends (docs/product.md 28). No price is ever struck. */
export const weekendWords = {
  terms: `Weekend prices hold on ${weekendInWords}.`,
  /** Under the promotion on the home page. */
  promotion: `On ${weekendInWords}, all six Timex cost up to 30% less.`,
};
