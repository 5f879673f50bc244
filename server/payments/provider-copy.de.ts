// German of ./provider-copy.ts (sha256 84be8a89956c)
export const providerCopy = {
  code: (code: string | null) => `Gutscheincode ${code}`,
  order: (order: string) => `Bestellung ${order}`,
};
