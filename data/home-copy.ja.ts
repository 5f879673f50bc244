// Japanese of ./home-copy.ts (sha256 086ec019af39)
export const promotionCopy = {
  designer: 'デザイナーズブランドの時計を、手に取りやすい価格で。',
  nextOrder: (discount: string) => `1 点ご購入で、次回のご注文が${discount}。`,
  weekend: 'この週末は最大30%オフ。',
  choice: 'XericかArchetypeか。お好きなほうの時計をお選びください。',
};

export const headline = '人とは違う時間を。';

export const heroCopy = { newArrivals: '新着を見る', all: (count: number) => `全 ${count} 点を見る` };

export const oddHoursCopy = {
  1: '針は 1 本、1 日で 1 周。正午が上、真夜中が下です。',
  3: '時を運ぶディスクは 3 枚、それぞれに 4 つの数字。当番の 1 枚が、分の目盛りに沿って進みます。',
  5: '5 分ごとに数字があります。ここでは分が主役です。',
  7: '歯車が 7 枚とテンプが 1 つ。正面から数えられます。',
  9: 'ぐるりと並ぶ緑のチューブ。9時だけは左舷側なので赤です。',
  11: '英国では、一夜にして 11 日が消えたことがあります。この日付針は 31 まで上り、1 へ跳び戻ります。',
};

export const popularCopy = {
  xerix: ['Xeric', 'Xericを見る'],
  archetype: ['Archetype', 'Archetypeを見る'],
  times: ['Timesがお買い得', 'Timesを見る'],
  gshock: ['G-Shock', 'G-Shockを見る'],
} as const;
