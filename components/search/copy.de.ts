// German of ./copy.ts (sha256 94908531e486)
import { toolNames } from '@/domain/tool-names';

export const searchTitle = 'Suche';

export const searchPrompt = (watchCount: number) => `${watchCount} Uhren durchsuchen`;

export const closeSearch = 'Suche schließen';

export const searchTool = {
  form: {
    toolname: toolNames.search,
    tooldescription:
      'Durchsucht die Uhren dieses Shops nach Hersteller, Uhrwerk, Farbe, Preis und Größe, in gewöhnlichen Worten.',
  },
  field: { toolparamdescription: 'Zum Beispiel: Automatik unter 300 $' },
} as const;
