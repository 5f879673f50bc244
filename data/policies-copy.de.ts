// German of ./policies-copy.ts (sha256 9e847000e0ea)
export const policyCopy = {
  shipping: {
    title: 'Versand',
    points: (domestic: string, international: string) => [
      `Kostenloser Versand weltweit, zu diesen Bedingungen: USPS Domestic First Class ist bei Bestellungen über ${domestic} kostenlos, Standard International Mail bei Bestellungen über ${international}.`,
      'Nicht in alle Länder ist der internationale Versand kostenlos.',
      'Den Preis für schnelleren Versand sehen Sie an der Kasse.',
      'Verzögerungen durch COVID-19 sind möglich: bis zu 3 weitere Werktage in den USA und bis zu 21 im Ausland.',
    ],
  },
  returns: {
    title: 'Rücksendung',
    points: (days: number, finalMakers: readonly string[]) => [
      `Ab dem ursprünglichen Versanddatum haben Sie ${days} Tage Zeit, eine Uhr zurückzusenden.`,
      'Sie muss unbenutzt, ungetragen und in der Originalverpackung sein.',
      `Uhren von ${new Intl.ListFormat('de').format(finalMakers)} sind von der Rückgabe ausgeschlossen.`,
    ],
  },
  warranty: {
    title: 'Garantie',
    points: [
      'Die Garantie reicht je nach Marke von 12 Monaten bis lebenslang.',
      'Garantiefälle bearbeitet der Hersteller.',
      'Ihre elektronische Rechnung ist der Kaufbeleg; bewahren Sie sie auf.',
    ],
  },
};

export const returnPostageCopy =
  'Das Porto einer Rücksendung zahlen Sie. Wenn die Uhr beschädigt angekommen ist oder nicht die bestellte ist, erstatten wir es.';

export function warrantyLength(years: number): string {
  if (years === Infinity) return 'Lebenslang';
  return years === 1 ? '12 Monate' : `${years} Jahre`;
}

export const assuranceCopy = {
  shipping: 'Kostenloser Versand weltweit',
  shippingCondition: (domestic: string, international: string) =>
    `Bei Bestellungen über ${domestic} innerhalb der USA und über ${international} in bestimmte Länder.`,
  returns: '30 Tage Rückgaberecht',
  dealer: 'Autorisierter Händler',
  checkout: '100 % sicher bezahlen',
};

export const euSalesCopy = {
  none: 'In die Europäische Union versenden wir nicht.',
  except: (makers: string) => `Uhren von ${makers} versenden wir nicht in die Europäische Union.`,
};

export const euRightsCopy = {
  withdrawal: (days: number, url: string) =>
    `In der Europäischen Union können Sie den Vertrag bis ${days} Tage nach der Lieferung ohne Angabe von Gründen widerrufen: ${url}`,
  guarantee: (years: number) =>
    `In der Europäischen Union haben Sie ab der Lieferung mindestens ${years} Jahre gesetzliche Gewährleistung.`,
};
