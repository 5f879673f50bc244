// Japanese of ./copy-results.ts (sha256 23e663d17538)
export const didYouMean = (query: string) => `もしかして：${quoted(query)}`;

export const searchSuggestionsTitle = '検索候補';
export const startTitle = 'ここから探す';
export const startGroups = { list: '人気のカテゴリー', maker: 'メーカー' };
export const recentTitle = '最近の検索';
export const clearSearch = '検索語を消去';
export const clearRecent = 'すべて削除';
export const removeRecent = (query: string) => `${quoted(query)}を最近の検索から削除`;
export const suggestionCount = (count: number) =>
  count === 0 ? '時計は見つかりませんでした。' : `時計が ${count} 件見つかりました。矢印キーで選べます。`;
export function allResults(query: string, count: number | undefined): string {
  if (count === undefined) return `${quoted(query)}を検索`;
  return count === 0
    ? `${quoted(query)}に合う時計はありません。近い結果を見る`
    : `${quoted(query)}の検索結果 ${count} 件を見る`;
}

export const quoted = (words: string) => `「${words}」`;

export const nothingFound = '条件にすべて合う時計はありません。';

const shopAnswersAlone = '時計は見つかりませんでした。関連するご案内：';

export function searchSummary(isAsked: boolean, count: number, isAnswered = false): string {
  if (!isAsked) {
    return '名前、メーカー、色、素材、機能から検索できます：「ムーンフェイズ」「チタン」「200 m」';
  }
  if (count === 0) return isAnswered ? shopAnswersAlone : nothingFound;
  return `時計が ${count} 件見つかりました。`;
}

export const moreAbout = (policy: string) => `${policy}について詳しく見る`;
