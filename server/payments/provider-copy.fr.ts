// French of ./provider-copy.ts (sha256 84be8a89956c)
export const providerCopy = {
  code: (code: string | null) => `Code promo ${code}`,
  order: (order: string) => `Commande ${order}`,
};
