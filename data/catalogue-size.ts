import { catalogueNames } from '@/domain/catalogue-names';

/** Spec section 9: each catalogue has 6 items. */
export const watchesACatalogue = 6;

/** How many watches the shop has, for the texts that say so. */
export const watchCount = catalogueNames.length * watchesACatalogue;
