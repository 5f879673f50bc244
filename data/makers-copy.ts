export const safetyTitle = 'Safety and maker';

export const safetyTerms = {
  maker: 'Maker',
  postal: 'Address',
  electronic: 'Email',
  responsible: 'EU contact',
  responsiblePostal: 'EU contact address',
  responsibleElectronic: 'EU contact email',
  type: 'Type',
  battery: 'Battery',
  warnings: 'Warnings',
};

export const unknownSafety = 'Set by the owner before selling to the EU';

export const safetyValues = { noBattery: 'None', battery: 'Button cell', noWarning: 'None known' };

/** Warning for a watch with a battery. */
export const batteryWarning = 'Contains a button cell. Keep it away from children; if swallowed, see a doctor at once.';
