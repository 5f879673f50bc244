// Japanese of ./copy.ts (sha256 16d2ca39ed4e)
export const searchTitle = '検索';

export const searchPrompt = (watchCount: number) => `時計 ${watchCount} 点から検索`;

export const closeSearch = '検索を閉じる';

export const searchTool = {
  form: {
    toolname: 'search_watches',
    tooldescription: '当店の時計を、メーカー、ムーブメント、色、価格、サイズから普段の言葉で検索します。',
  },
  field: { toolparamdescription: '例：3万円未満の自動巻き' },
} as const;
