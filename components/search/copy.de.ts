// German of ./copy.ts (sha256 16d2ca39ed4e)

export const searchTitle = 'Suche';

export const searchPrompt = (watchCount: number) => `${watchCount} Uhren durchsuchen`;

export const closeSearch = 'Suche schließen';

export const searchTool = {
  form: {
    toolname: 'search_watches',
    tooldescription:
      'Durchsucht die Uhren dieses Shops nach Hersteller, Uhrwerk, Farbe, Preis und Größe, in Alltagssprache.',
  },
  field: { toolparamdescription: 'Zum Beispiel: Automatik unter 300 €' },
} as const;
