import { shopNow } from './shop-clock';

/** The time of the shop's clock. A module of its own: product pages load only {@link shopNow}. */
export const shopDate = () => new Date(shopNow());
