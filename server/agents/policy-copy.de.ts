// German of ./policy-copy.ts (sha256 f318b5a6ee2b)
export const policyCopy = {
  withdrawal: (days: number, url: string) =>
    `In der Europäischen Union können Sie den Vertrag bis ${days} Tage nach der Lieferung ohne Angabe von Gründen widerrufen: ${url}`,
  guarantee: (years: number) =>
    `In der Europäischen Union haben Sie ab der Lieferung mindestens ${years} Jahre gesetzliche Gewährleistung.`,
};
