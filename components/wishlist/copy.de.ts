// German of ./copy.ts (sha256 a3dff02260d8)
export const wishlistPageCopy = {
  title: 'Merkliste',
  looking: 'Ihre Merkliste wird geladen …',
  list: 'Uhren auf Ihrer Merkliste',
  empty: 'Ihre Merkliste ist leer.',
  emptyHint: 'Drücken Sie bei einer Uhr auf das Herz, um sie hier zu speichern.',
  unreachable:
    'Die heutigen Preise und Bilder konnten nicht geladen werden. Die Liste zeigt, was dieser Browser gespeichert hat.',
  inCartToo: 'Auch im Warenkorb',
  move: 'In den Warenkorb',
  moveOf: (name: string) => `In den Warenkorb: ${name}`,
  removed: (name: string) => `${name} wurde von Ihrer Merkliste entfernt.`,
};

export const shareCopy = {
  title: 'Merkliste teilen',
  link: 'Link zu dieser Liste',
  copy: 'Link zu dieser Liste kopieren',
  share: 'Liste teilen',
  shared: 'Link geteilt.',
  sheetTitle: 'Uhren auf meiner Merkliste',
  about:
    'Der Link zeigt Ihre Liste so, wie sie jetzt ist, ohne Ihren Namen. Wer ihn öffnet, kann sie ansehen und als eigene Liste speichern.',
};

export const sharedListCopy = {
  list: 'Uhren auf der geteilten Liste',
  about: (count: number) =>
    `Diese ${count === 1 ? 'Uhr wurde' : `${count} Uhren wurden`} mit Ihnen geteilt. Ihre eigene Merkliste ändert sich erst, wenn Sie die ${count === 1 ? 'Uhr' : 'Uhren'} darauf setzen.`,
  save: 'Auf meine Merkliste setzen',
  allSaved: 'Alle auf Ihrer Merkliste',
  seeOwn: 'Zu Ihrer eigenen Merkliste',
  noWatchFound: 'Dieser Link enthält keine Uhr, die wir verkaufen. Dies ist Ihre eigene Merkliste.',
  unreachable: 'Die Uhren auf dieser Liste konnten nicht geladen werden.',
  notFetched:
    'Die Uhren konnten nicht geladen werden, deshalb wurde nichts gespeichert. Prüfen Sie Ihre Verbindung, und drücken Sie noch einmal.',
};

export function savedCopy(saved: number, all: number): string {
  if (saved === 0) {
    return all === 1 ? 'Sie stand schon auf Ihrer Merkliste.' : 'Sie standen alle schon auf Ihrer Merkliste.';
  }
  const others = all - saved === 1 ? 'Die andere stand' : 'Die übrigen standen';
  const rest = all === saved ? '' : ` ${others} schon darauf.`;
  return `${saved === 1 ? '1 Uhr' : `${saved} Uhren`} auf Ihrer Merkliste gespeichert.${rest}`;
}
