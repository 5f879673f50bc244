// French of ./country-copy.ts (sha256 d24193e451a5)
export const shorterNames = { HK: 'Hong Kong', MM: 'Birmanie', MO: 'Macao', PS: 'Palestine' };
