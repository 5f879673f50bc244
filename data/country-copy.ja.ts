// Japanese of ./country-copy.ts (sha256 d24193e451a5)
export const shorterNames = { HK: '香港', MM: 'ミャンマー', MO: 'マカオ', PS: 'パレスチナ' };
