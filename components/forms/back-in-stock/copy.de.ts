// German of ./copy.ts (sha256 db0069aa50fc)
export const backInStockCopy = {
  title: 'Benachrichtigen lassen.',
  description: 'Eine E-Mail, sobald eine Uhr wieder lieferbar ist.',
  about: (name: string) =>
    `${name} ist ausverkauft. Hinterlassen Sie Ihre E-Mail-Adresse: Wir schreiben Ihnen einmal, sobald die Uhr wieder lieferbar ist. Zurücklegen können wir keine.`,
  isThere: (name: string) => `${name} ist jetzt lieferbar.`,
  seeWatch: 'Zur Uhr',
  form: 'Benachrichtigen, sobald die Uhr wieder lieferbar ist',
  email: 'E-Mail-Adresse',
  privacy: 'Wir benutzen Ihre Adresse nur für diese eine E-Mail und löschen sie danach.',
  send: 'Benachrichtigen lassen',
  busy: 'Wird gesendet …',
  noted: 'Gespeichert. Wir schreiben Ihnen einmal, sobald die Uhr wieder lieferbar ist.',
  leaveTitle: 'Anders überlegt?',
  leaveCopy: 'Entfernen Sie Ihre Adresse, dann benachrichtigen wir Sie über keine Uhr mehr.',
  leave: 'Adresse entfernen',
};

export const backInStockOutcomes = {
  noted: {
    title: 'Gespeichert.',
    message: 'Wir schreiben Ihnen einmal, sobald die Uhr wieder lieferbar ist, und löschen danach Ihre Adresse.',
  },
  off: { title: 'Entfernt.', message: 'Wir benachrichtigen diese Adresse über keine Uhr mehr.' },
};
