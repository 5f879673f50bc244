// German of ./copy.ts (sha256 9769ca4612e9)
export const offlinePageCopy = {
  title: 'Diese Seite braucht eine Verbindung.',
  description: 'Was Sie offline öffnen können.',
  text: 'Sie haben sie auf diesem Gerät noch nicht geöffnet, oder sie funktioniert nur online, wie Anmelden, Bestellen und das Kontaktformular. Ihr Warenkorb, Ihre Merkliste und Ihre Eingaben auf der vorigen Seite sind hier gespeichert.',
  isBack: 'Sie sind wieder online.',
  tryAgain: 'Erneut versuchen',
  opens: 'Was Sie offline öffnen können',
  seen: 'Zuvor angesehen',
  searchLabel: 'Offline suchen',
  cannotSearch: 'Die Offline-Suche ist auf diesem Gerät nicht verfügbar.',
};

export const busyPageCopy = {
  title: 'Im Shop ist viel los.',
  description: 'Gerade werden viele Seiten geöffnet.',
  text: 'Gerade werden viele Seiten geöffnet, deshalb muss diese warten. Ihr Warenkorb und Ihre Merkliste sind sicher. Versuchen Sie es in einigen Sekunden noch einmal, oder gehen Sie zu einer Seite, die sich jetzt öffnet:',
  tryAgain: 'Erneut versuchen',
};
