// Japanese of ./makers-copy.ts (sha256 436ddffd7dc5)
export const safetyTitle = '安全とメーカーの情報';

export const safetyTerms = {
  maker: 'メーカー',
  postal: '住所',
  electronic: 'メールアドレス',
  responsible: 'EU内の責任者',
  responsiblePostal: 'EU内の責任者の住所',
  responsibleElectronic: 'EU内の責任者のメールアドレス',
  type: '型式',
  battery: '電池',
  warnings: '警告',
};

export const unknownSafety = 'EU向けの販売を始める前に、運営者が記載します';

export const safetyValues = { noBattery: 'なし', battery: 'ボタン電池', noWarning: '特になし' };

export const batteryWarning =
  'ボタン電池を使用しています。お子様の手の届かないところに置いてください。飲み込んだ場合は、ただちに医師の診察を受けてください。';
