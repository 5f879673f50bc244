// Japanese of ./copy.ts (sha256 50fb94ef683f)
export const carouselCopy = {
  title: 'おすすめの時計',
  carousel: 'カルーセル',
  slide: 'スライド',
  choose: 'スライドを選択',
  position: (number: number, count: number) => `${count} 枚中 ${number} 枚目`,
  dot: (number: number, name?: string) => (name ? `スライド ${number}：${name}` : `スライド ${number}`),
  previous: '前のスライド',
  next: '次のスライド',
};

export const popularBrandsTitle = '人気のブランド';

export const newArrivalsTitle = '新着';
export const allNewArrivals = '新着をすべて見る';

export const allBrandsTitle = '7 つのメーカー';

export const allOfBrand = (count: number, brand: string) => `${brand}の時計、全 ${count} 点`;

export const oddHoursCopy = {
  title: 'この時刻のどこが「奇」なのか',
  text: '当店のロゴは、奇数の時刻 6 つだけを記した文字盤です。それぞれの時刻に、時計を一つずつ選びました。',
};

export const tryDialCopy = { title: '変わった文字盤を読んでみる' };
