// Japanese of ./copy.ts (sha256 634e11ecd98d)
import { maxSavedAddresses } from '@/contract/limits';

const full = `アドレス帳は ${maxSavedAddresses} 件でいっぱいです。`;

/** Copy of the address book on the account page. */
export const addressBookCopy = {
  title: 'アドレス帳',
  looking: '住所を読み込んでいます…',
  none: '保存した住所はまだありません。住所を保存しておくと、ご注文のフォームに自動で入力されます。',
  list: '保存した住所',
  retryForm: '住所を読み込む',
  again: 'もう一度試す',
  busy: 'もう一度試しています…',
  isFirst: '既定',
  change: '変更',
  remove: '削除',
  sendFirst: '既定にする',
  undo: '元に戻す',
  add: '住所を追加',
  changeTitle: (name: string) => `「${name}」を変更`,
  keep: '住所を保存',
  keeping: '住所を保存しています…',
  leave: 'キャンセル',
  removing: '削除しています…',
  full: `${full}1 件削除すると、別の住所を追加できます。`,
  kept: (name: string) => `「${name}」をアドレス帳に保存しました。`,
  removed: (name: string) => `「${name}」をアドレス帳から削除しました。`,
  undoOf: (name: string) => `元に戻す：${name}`,
  isBack: (name: string) => `「${name}」をアドレス帳に戻しました。`,
  madeFirst: (name: string) => `「${name}」を既定の住所にしました。`,
};

/** Copy of the address book in the checkout. */
export const bookChoiceCopy = {
  label: 'お届け先',
  another: '別の住所',
  none: '保存した住所はありません。住所を保存するには、住所欄の下にあるチェックボックスにチェックを入れてください。',
  unreachable: 'アドレス帳を読み込めませんでした。住所を直接入力してください。',
  again: 'もう一度試す',
  keep: 'この住所をアドレス帳に保存',
  full: `${full}アカウントのページで 1 件削除すると、別の住所を保存できます。`,
  orUntick: '住所を保存せずに進むには、チェックを外してください。',
};
