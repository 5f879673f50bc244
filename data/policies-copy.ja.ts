// Japanese of ./policies-copy.ts (sha256 9e847000e0ea)
export const policyCopy = {
  shipping: {
    title: '配送',
    points: (domestic: string, international: string) => [
      `次の条件で、全世界へ送料無料でお届けします。USPS Domestic First Classは${domestic}を超えるご注文で無料、Standard International Mailは${international}を超えるご注文で無料です。`,
      '国際配送の送料無料は、対象とならない国があります。',
      'より速い配送の料金は、ご購入手続きで表示します。',
      'COVID-19による遅れが生じる場合があります。米国内で最大 3 営業日、その他の国で最大 21 営業日です。',
    ],
  },
  returns: {
    title: '返品',
    points: (days: number, finalMakers: readonly string[]) => [
      `時計は、最初の発送日から ${days} 日以内であれば返送できます。`,
      '未使用・未着用で、元の包装に入っていることが条件です。',
      `${new Intl.ListFormat('ja-JP').format(finalMakers)}の時計は返品をお受けできません。`,
    ],
  },
  warranty: {
    title: '保証',
    points: [
      '保証期間はブランドにより、12 か月から無期限までです。',
      '保証の受け付けはメーカーが行います。',
      '電子請求書が購入の証明になりますので、保管してください。',
    ],
  },
};

export const returnPostageCopy =
  '返品の送料はお客様のご負担です。届いた時計が破損していた場合や、ご注文の品と違っていた場合は、当店が送料をお返しします。';

export function warrantyLength(years: number): string {
  if (years === Infinity) return '無期限';
  return years === 1 ? '12 か月' : `${years} 年`;
}

export const assuranceCopy = {
  shipping: '全世界送料無料',
  shippingCondition: (domestic: string, international: string) =>
    `米国内は${domestic}、対象国は${international}を超えるご注文が対象です。`,
  returns: '30 日間返品可能',
  dealer: '正規販売店',
  checkout: '100%安全なお支払い',
};

export const euSalesCopy = {
  none: '欧州連合（EU）へはお届けしていません。',
  except: (makers: string) => `${makers}の時計は、欧州連合（EU）へお届けしていません。`,
};

export const euRightsCopy = {
  withdrawal: (days: number, url: string) =>
    `EU内では、お届けから ${days} 日後まで、理由を示さずに契約を撤回できます：${url}`,
  guarantee: (years: number) => `EU内では、お届けから少なくとも ${years} 年間の法定保証があります。`,
};
