// Japanese of ./provider-copy.ts (sha256 84be8a89956c)
export const providerCopy = {
  code: (code: string | null) => `プロモーションコード ${code}`,
  order: (order: string) => `ご注文 ${order}`,
};
