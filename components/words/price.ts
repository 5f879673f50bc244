import { weekendInWords } from '@/data/weekend';

/** What is said of prices that are others on weekends (docs/product.md 28). No price is ever struck. */
export const weekendWords = {
  terms: `Weekend prices hold on ${weekendInWords}.`,
  /** Under the promotion on the home page. */
  promotion: `For the watches of the Timex list, on ${weekendInWords}.`,
};
