// Spanish of ./provider-copy.ts (sha256 84be8a89956c)
export const providerCopy = {
  code: (code: string | null) => `Código promocional ${code}`,
  order: (order: string) => `Pedido ${order}`,
};
