// Spanish of ./country-copy.ts (sha256 d24193e451a5)
export const shorterNames = { HK: 'Hong Kong', MM: 'Myanmar', MO: 'Macao', PS: 'Palestina' };
