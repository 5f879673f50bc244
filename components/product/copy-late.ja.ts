// Japanese of ./copy-late.ts (sha256 42563724fe78)
export const viewerCopy = {
  title: (name: string) => `${name}、全画面表示`,
  position: (number: number, count: number) => `${count} 枚中 ${number} 枚目`,
  previous: '前の画像',
  next: '次の画像',
  zoomIn: '拡大',
  zoomOut: '縮小',
  close: '閉じる',
};

export const lumeCopy = {
  dark: '暗くても夜光は見えます。',
  picture: (name: string) => `暗い所で見た${name}`,
};

export const deliveryPromiseCopy = {
  to: 'お届け先',
  arrives: 'お届け予定',
  whenBack: '再入荷後',
  stock: '在庫',
  inStock: '在庫あり',
  fewLeft: (pieces: number) => `在庫あり、残り ${pieces} 点`,
  comesBack: '返品',
  duties: '関税',
  noDuties: 'なし',
  dutiesExtra: '別途',
  vatIncluded: '付加価値税（VAT）込み、関税は別途',
  warranty: (maker: string) => `${maker}の保証`,
  weekend: '週末価格',
};

export const shippingCopy = {
  country: 'お届け先の国・地域',
  free: '無料',
  freeOver: (cost: string, limit: string) => `${cost}、${limit}を超えると無料`,
  notServed: '配送の対象外です',
  days: ([fewest, most]: readonly [number, number]) => `${fewest}～${most} 営業日`,
  noDays: '配送不可',
  within: (days: number) => `発送日から ${days} 日以内、返送料はお客様負担`,
  rateBy: (rate: string, service: string) => `${rate}（${service}）`,
  elsewhere: (cost: string, limit: string, days: string) =>
    `その他の国：${cost}、対象国は${limit}を超えると無料、${days}。`,
};

export const sellerCopy = (name: string, address: string, authorization?: string) =>
  `販売元：${name}、${address}。${authorization ? `正規販売店：${authorization}。` : ''}`;

export const arCopy = {
  show: 'お部屋に置いて見る',
  missing: 'このスマートフォンではARを表示できません。「3Dで見る」を押すと、ここで時計を見られます。',
};

export const recentCopy = {
  title: '最近見た時計',
  clear: 'リストを消去',
  cleared: '最近見た時計のリストを消去しました。',
  unreachable: '最近見た時計を読み込めませんでした。',
  noneSold: 'これらの時計はすべて販売を終了しました。',
};
