// French of ./feed-copy.ts (sha256 e606337bec64)
export const feedTitle = (list: string, shop: string) => `${list} chez ${shop}`;

export const frontPicture = (watch: string) => `${watch}, de face`;

export const productTypeOf = (list: string) => `Montres > ${list}`;
