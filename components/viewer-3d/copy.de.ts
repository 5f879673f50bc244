// German of ./copy.ts (sha256 3fb39465e0a6)
export const rotationCopy = {
  view: (name: string) =>
    `${name}. Zum Drehen ziehen oder die Pfeiltasten drücken, zum Zoomen die Tasten Plus und Minus`,
  sides: { front: 'Vorn', back: 'Hinten', side: 'Seite' },
  sidesOf: (name: string) => `Ansichten von ${name}`,
  close: 'Zurück zu den Bildern',
  loading: 'Die 3D-Ansicht wird geladen',
  shown: 'Sie können die Uhr jetzt drehen.',
  sidesShown: {
    front: 'Die Uhr ist von vorn zu sehen.',
    back: 'Die Uhr ist von hinten zu sehen.',
    side: 'Die Uhr ist von der Seite zu sehen.',
  },
  lost: 'Dem Browser fehlt Grafikspeicher. Drücken Sie noch einmal, um die Uhr zu drehen.',
};
