// German of ./feed-copy.ts (sha256 e606337bec64)
export const feedTitle = (list: string, shop: string) => `${list} bei ${shop}`;

export const frontPicture = (watch: string) => `${watch}, Vorderseite`;

export const productTypeOf = (list: string) => `Uhren > ${list}`;
