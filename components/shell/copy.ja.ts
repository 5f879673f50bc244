// Japanese of ./copy.ts (sha256 6efb8ae06c82)
import { shopName } from '@/data/shop-name';

export const shellCopy = {
  skip: '本文へ移動',
  navigation: 'メインメニュー',
  account: 'アカウント',
  shopLinks: 'ショップ',
  helpLinks: 'ヘルプ',
  brandLinks: 'ブランド',
  socialLinks: '公式SNS',
  language: '言語',
  newsletter: 'ニュースレター',
  newsletterNote: '新しい時計が入荷したときだけ、メールでお知らせします。',
  dealer: (shop: string) => `${shop}は正規販売店です。`,
  search: 'ショップ内検索',
  menuRest: 'アカウントとお問い合わせ',
  myAccount: 'マイアカウント',
  banner: 'キャンペーン',
};

export const menuCopy = {
  menByBrand: 'メンズ腕時計をブランドから探す',
  menu: 'メニュー',
  closeMenu: 'メニューを閉じる',
};

export const demonstrationCopy = '当店はデモ用のショップです。商品は発送されません。';

export const openToNetworkCopy = {
  label: 'ネットワークに公開中',
  title: 'これはデモ用のショップです。',
  text: '代金の請求も時計の発送もありません。アカウントを使えるのは、ショップを動かしているコンピューターだけです。',
};

export const offlineCopy = {
  title: 'オフラインです',
  isBack: 'オンラインに戻りました',
  text: 'このページ、カート、ほしい物リスト、入力した内容は保存されています。オンラインに戻ってから続けてください。',
  goOn: '続ける',
  stay: 'このページにとどまる',
};

export const cachedPageCopy = (since: Date) =>
  `ショップが応答していません。表示しているのは${since.toLocaleString('ja-JP', { dateStyle: 'long', timeStyle: 'short' })}時点のページです。在庫や価格は変わっている可能性があります。`;

export const breadcrumbTitle = 'パンくずリスト';
export const homeCrumb = 'ホーム';

/** Keeps the pun of the English motto on time. */
export const motto = {
  before: 'いまこそ、',
  coloured: '人と違う',
  after: '時を。',
  lastLine: 'それが私たちのモットー',
};

export const welcomeGuest = `${shopName}へようこそ`;

export function welcomeMember(user: { displayName: string | null; email: string | null } | null) {
  const name = (user?.displayName ?? '').toUpperCase();
  return { before: 'ようこそ、', name, after: `${name && '様 '}${user?.email ?? ''}` };
}

export const cartTitle = 'カート';

export const cartLabel = (count: number) => `${cartTitle}、${count ? `${count} 点` : '空'}`;

export const wishlistTitle = 'ほしい物リスト';

export const wishlistLabel = (count: number) => `${wishlistTitle}、${count ? `${count} 点` : '空'}`;

export const wishlistIsEmpty = 'ほしい物リストは空です。';

export function cartCopy(count: number): string {
  if (count < 1) return 'カートは空です';
  return `カートに入れた商品：${count} 点`;
}

export function wishlistCopy(count: number): string {
  if (count < 1) return 'ほしい物リストは空です';
  return `ほしい物リストの時計：${count} 点`;
}

export const unreachableFormCopy =
  'ショップに接続できません。通信状態を確認して、もう一度お試しください。入力した内容は残っています。';
