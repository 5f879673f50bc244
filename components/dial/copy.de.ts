// German of ./copy.ts (sha256 e8d6738155f5)
export const dialCopy = {
  slider: 'Uhrzeit auf dem Zifferblatt',
  now: 'Jetzt',
  close: 'Schließen',
  notLoaded: 'Das Zifferblatt konnte nicht geladen werden. Bewegen Sie den Regler noch einmal.',
};
