// Japanese of ./feed-copy.ts (sha256 e606337bec64)
export const feedTitle = (list: string, shop: string) => `${shop}の${list}`;

export const frontPicture = (watch: string) => `${watch}、正面`;

export const productTypeOf = (list: string) => `腕時計 > ${list}`;
