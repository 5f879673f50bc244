// German of ./copy-late.ts (sha256 42563724fe78)
export const viewerCopy = {
  title: (name: string) => `${name}, Vollbild`,
  position: (number: number, count: number) => `${number} von ${count}`,
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  close: 'Schließen',
};

export const lumeCopy = {
  dark: 'Die Leuchtmasse ist noch zu sehen.',
  picture: (name: string) => `${name} im Dunkeln`,
};

export const deliveryPromiseCopy = {
  to: 'Lieferland',
  arrives: 'Voraussichtliche Lieferung',
  whenBack: 'Sobald wieder auf Lager',
  stock: 'Bestand',
  inStock: 'Auf Lager',
  fewLeft: (pieces: number) => `Auf Lager, noch ${pieces} Stück`,
  comesBack: 'Rücksendung',
  duties: 'Zölle',
  noDuties: 'Keine',
  dutiesExtra: 'Nicht enthalten',
  vatIncluded: 'MwSt. enthalten, Zölle nicht',
  warranty: (maker: string) => `Garantie von ${maker}`,
  weekend: 'Wochenendpreis',
};

export const shippingCopy = {
  country: 'Lieferland',
  free: 'Kostenlos',
  freeOver: (cost: string, limit: string) => `${cost}, über ${limit} kostenlos`,
  notServed: 'Dorthin versenden wir nicht',
  days: ([fewest, most]: readonly [number, number]) => `in ${fewest} bis ${most} Werktagen`,
  noDays: 'Nicht verfügbar',
  within: (days: number) => `${days} Tage ab Versanddatum, Sie zahlen das Porto`,
  rateBy: (rate: string, service: string) => `${rate} mit ${service}`,
  elsewhere: (cost: string, limit: string, days: string) =>
    `In andere Länder: ${cost}, in bestimmte Länder über ${limit} kostenlos, ${days}.`,
};

export const sellerCopy = (name: string, address: string, authorization?: string) =>
  `Verkauf durch ${name}, ${address}.${authorization ? ` Autorisierter Händler: ${authorization}.` : ''}`;

export const arCopy = {
  show: 'Im Raum ansehen',
  missing: 'Dieses Telefon hat keine AR-Ansicht. „3D-Ansicht“ zeigt die Uhr hier.',
};

export const recentCopy = {
  title: 'Zuletzt angesehen',
  clear: 'Diese Liste leeren',
  cleared: 'Die Liste Ihrer zuletzt angesehenen Uhren ist leer.',
  unreachable: 'Ihre zuletzt angesehenen Uhren konnten nicht geladen werden.',
  noneSold: 'Keine dieser Uhren wird noch verkauft.',
};
