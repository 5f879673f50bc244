// Japanese of ./copy.ts (sha256 f1be82d8ae77)
import type { Best } from '@/domain/comparison-table';

export const compareCopy = {
  title: '比較',
  intro: (count: number) =>
    count === 0
      ? '時計を 4 点まで比較できます。輪郭を同じ縮尺で重ね、仕様を並べて表示します。最初の時計をここで探すか、時計のページで「比較」を押してください。'
      : count === 1
        ? '現在 1 点です。あと 3 点まで追加できます。'
        : `時計 ${count} 点を同じ縮尺で表示し、仕様を並べています。`,
  resume: (count: number) => `前に選んだ時計 ${count} 点で続ける`,
  drawing: '同じ縮尺の輪郭',
  front: (names: string) => `正面図の重ね合わせ：${names}。`,
  side: (names: string) => `側面図の重ね合わせ（ケースバックの位置をそろえたもの）：${names}。`,
  outline: (diameter: number, lugToLug: number, thickness: number) =>
    `直径 ${diameter} mm、ラグからラグまで ${lugToLug} mm、厚さ ${thickness} mm`,
  table: '仕様',
  marked: '違いのある行には、線の印があります。',
  markedLater: '2 点目の時計を追加すると、違いのある行がわかります。',
  watch: '時計',
  differs: '違いあり',
  remove: '削除',
  removeOf: (name: string) => `${name}を比較から削除`,
  addTitle: '時計を追加',
  addLabel: '名前、メーカー、色、素材…',
  addPrompt: '時計を追加：名前、メーカー、色…',
  find: '検索',
  found: '検索結果',
  addOf: (name: string) => `${name}を追加`,
  foundNone: (words: string) => `「${words}」に当てはまる時計はありません。言葉を減らしてお試しください。`,
  foundMore: (more: number) => `ほかに ${more} 件あります。言葉を足すと絞り込めます。`,
  full: '比較できるのは 4 点までです。1 点削除すると、別の時計を追加できます。',
  copy: '比較のリンクをコピー',
  copyTitle: 'この比較を共有',
  address: 'この比較のリンク',
};

export const trayCopy = {
  title: '比較',
  button: '比較',
  add: (name: string) => `比較：${name}`,
  remove: (name: string) => `比較から削除：${name}`,
  compare: (count: number) => `${count} 点を比較`,
};

export function leftOutCopy(left: readonly string[], unknown: number): string | undefined {
  const words = [
    left.length > 0 && `比較できるのは 4 点までのため、${joined(left)}は表示していません。`,
    unknown > 0 && `このリンクの時計のうち ${unknown} 点は、当店では販売していません。`,
  ];
  return words.filter(Boolean).join('') || undefined;
}

export function joined(names: readonly string[]): string {
  return names.join('、');
}

export const bestCopy: Record<Best, string> = {
  price: '最も安い',
  thickness: '最も薄い',
  water: '防水性能が最も高い',
  reserve: 'パワーリザーブが最も長い',
  battery: '電池寿命が最も長い',
  weight: '最も軽い',
};
