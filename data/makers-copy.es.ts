// Spanish of ./makers-copy.ts (sha256 436ddffd7dc5)
export const safetyTitle = 'Seguridad y fabricante';

export const safetyTerms = {
  maker: 'Fabricante',
  postal: 'Dirección',
  electronic: 'Correo electrónico',
  responsible: 'Persona responsable en la UE',
  responsiblePostal: 'Dirección de la persona responsable en la UE',
  responsibleElectronic: 'Correo electrónico de la persona responsable en la UE',
  type: 'Tipo',
  battery: 'Pila',
  warnings: 'Advertencias',
};

export const unknownSafety = 'Lo indica el titular de la tienda antes de vender en la UE';

export const safetyValues = { noBattery: 'Ninguna', battery: 'Pila de botón', noWarning: 'Ninguna conocida' };

export const batteryWarning =
  'Contiene una pila de botón. Manténgala fuera del alcance de los niños; en caso de ingestión, acuda al médico de inmediato.';
