// Spanish of ./copy.ts (sha256 16d2ca39ed4e)
export const searchTitle = 'Búsqueda';

export const searchPrompt = (watchCount: number) => `Buscar entre ${watchCount} relojes`;

export const closeSearch = 'Cerrar la búsqueda';

export const searchTool = {
  form: {
    toolname: 'search_watches',
    tooldescription:
      'Busca entre los relojes de esta tienda por fabricante, movimiento, color, precio y tamaño, con palabras corrientes.',
  },
  field: { toolparamdescription: 'Por ejemplo: automático por menos de 300 €' },
} as const;
