// German of ./error-copy.ts (sha256 1a49477bcc9d)
export const pageErrorCopy = {
  title: 'Diese Seite konnte nicht geladen werden.',
  text: 'Bitte versuchen Sie es noch einmal. Warenkorb und Merkliste haben sich nicht geändert. Wenn es wieder passiert, schreiben Sie an',
  retry: 'Erneut versuchen',
};
