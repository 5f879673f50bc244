// Japanese of ./manual-copy.ts (sha256 eba3c87f2aa6)
import type { Specification } from '@/domain/specification';

export const manualTitles = {
  reading: '時刻の読み方',
  setting: '時刻の合わせ方',
  winding: '動かし方',
  care: 'お手入れ',
};

export const shows = (functions: string) => `表示するもの：${functions}。`;

export const runsFor = (hours: number) => `${hours} 時間動き続けます。`;

export const careCopy = (metres: number, isForSwimming: boolean) =>
  `防水性能は ${metres} m です。${isForSwimming ? '' : '水泳や潜水には使えません。'}水にぬれる前に、リューズを押し込むか、ねじ込んでください。海水は洗い流してください。磁石、溶剤、熱を避けてください。パッキンは 2 年ごとに点検を受けてください。`;

const byCrown = 'リューズを引き出し、回して時刻を合わせてから、押し戻します。';
const withDate = `${byCrown}21:00～3:00は日付を合わせないでください。`;
const withButtons = `${byCrown}デジタル時計はボタンで合わせます。`;

export const setting: Readonly<Record<Specification['movement'], string>> = {
  Automatic: withDate,
  'Hand-wound': withDate,
  Quartz: withButtons,
  'Solar quartz': withButtons,
};

export const winding: Readonly<Record<Specification['movement'], string>> = {
  Automatic: '手首の動きでぜんまいが巻かれます。しばらく休ませたあとは、リューズを 20 回ほど回してください。',
  'Hand-wound': '1 日 1 回、手ごたえが重くなるまでリューズを回してください。',
  Quartz: '電池で動きます。防水性能を保つため、電池交換は時計店にご依頼ください。',
  'Solar quartz': '光で充電されます。何か月も引き出しに入れたままにしないでください。',
};
