export const feedTitle = (list: string, shop: string) => `${list} at ${shop}`;

/** Alternative text of the picture of a watch from the front. */
export const frontPicture = (watch: string) => `${watch}, front`;

/** Path of a list in the shop's own product types. */
export const productTypeOf = (list: string) => `Watches > ${list}`;
