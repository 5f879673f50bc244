// Spanish of ./feed-copy.ts (sha256 e606337bec64)
export const feedTitle = (list: string, shop: string) => `${list} en ${shop}`;

export const frontPicture = (watch: string) => `${watch}, de frente`;

export const productTypeOf = (list: string) => `Relojes > ${list}`;
