// German of ./country-copy.ts (sha256 d24193e451a5)
export const shorterNames = { HK: 'Hongkong', MM: 'Myanmar', MO: 'Macau', PS: 'Palästina' };
