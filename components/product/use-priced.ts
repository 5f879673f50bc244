import { useWeekend } from '@/components/catalogue/use-weekend';
import type { StoredWatch } from '@/domain/stored-watch';

/** A watch as a list is to keep it now: at its weekend price while that holds. */
export function usePriced(watch: StoredWatch, weekendCents: number | undefined): StoredWatch {
  return useWeekend() && weekendCents !== undefined ? { ...watch, price: weekendCents / 100 } : watch;
}
