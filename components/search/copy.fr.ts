// French of ./copy.ts (sha256 16d2ca39ed4e)
export const searchTitle = 'Recherche';

export const searchPrompt = (watchCount: number) => `Chercher (${watchCount} montres)`;

export const closeSearch = 'Fermer la recherche';

export const searchTool = {
  form: {
    toolname: 'search_watches',
    tooldescription:
      'Cherche parmi les montres de cette boutique par fabricant, mouvement, couleur, prix et taille, en mots simples.',
  },
  field: { toolparamdescription: 'Par exemple\u00A0: automatique à moins de 300 €' },
} as const;
