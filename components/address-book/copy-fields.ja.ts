// Japanese of ./copy-fields.ts (sha256 96e388426bfe)
const states = { label: '州', title: '州の名前か略称を入力してください（例：New York、NY）。' };

/** Region labels by country (ISO 3166-1 alpha-2), where they differ from the default. */
export const regionCopy: Readonly<Record<string, { label: string; title?: string }>> = {
  US: states,
  AU: { ...states, title: '州の名前か略称を入力してください（例：Victoria、VIC）。' },
  CA: { ...states, title: '州の名前か略称を入力してください（例：Ontario、ON）。' },
  BR: { ...states, title: '州の名前か略称を入力してください（例：São Paulo、SP）。' },
  IN: { label: '州', title: '一覧にある州または連邦直轄領を入力してください（例：Kerala）。' },
  JP: { label: '都道府県', title: '都道府県を入力してください（例：東京都）。' },
  GB: { label: '州（任意）' },
  IE: { label: '州（任意）' },
};

export const otherRegion = '州・地域（ある場合）';

/** Labels of a postal code by the countries' names for it, and its rules. */
export const postalCodeCopy = {
  usual: '郵便番号',
  zip: '郵便番号（ZIPコード）',
  postcode: '郵便番号',
  pin: '郵便番号（PINコード）',
  eircode: '郵便番号（Eircode、任意）',
  ifAny: '郵便番号（ある場合）',
  zipRule: (example: string) => `ZIPコードは 5 桁の数字で入力してください（例：${example}）。`,
  rule: (example: string) => `この国の形式で入力してください（例：${example}）。`,
};
