// German of ./makers-copy.ts (sha256 436ddffd7dc5)
export const safetyTitle = 'Sicherheit und Hersteller';

export const safetyTerms = {
  maker: 'Hersteller',
  postal: 'Anschrift',
  electronic: 'E-Mail',
  responsible: 'Verantwortliche Person in der EU',
  responsiblePostal: 'Anschrift der verantwortlichen Person in der EU',
  responsibleElectronic: 'E-Mail der verantwortlichen Person in der EU',
  type: 'Typ',
  battery: 'Batterie',
  warnings: 'Warnhinweise',
};

export const unknownSafety = 'Vom Betreiber vor dem Verkauf in die EU einzutragen';

export const safetyValues = { noBattery: 'Keine', battery: 'Knopfzelle', noWarning: 'Keine bekannt' };

export const batteryWarning =
  'Enthält eine Knopfzelle. Von Kindern fernhalten; bei Verschlucken sofort ärztliche Hilfe suchen.';
