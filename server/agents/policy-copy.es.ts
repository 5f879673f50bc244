// Spanish of ./policy-copy.ts (sha256 f318b5a6ee2b)
export const policyCopy = {
  withdrawal: (days: number, url: string) =>
    `En la Unión Europea puede desistir del contrato sin necesidad de justificación hasta ${days} días naturales después de la entrega: ${url}`,
  guarantee: (years: number) =>
    `En la Unión Europea tiene una garantía legal de al menos ${years} años desde la entrega.`,
};
