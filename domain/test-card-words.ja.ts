// Japanese of ./test-card-words.ts (sha256 b0c124b4dc01)
export const testCardMeanings = {
  success: 'すぐに成功します',
  declined: '拒否されます',
  'insufficient-funds': '残高不足になります',
  '3-d-secure': '確認を求めます（3Dセキュア）',
  delayed: '数秒後に支払われる銀行口座です',
};

export const testNumberCopy = {
  missing: 'テスト番号を 1 つ入力してください。',
  digitsOnly: '数字だけを使い、テスト番号を 1 つ入力してください。',
  unknown: 'テスト番号ではありません。この番号は送信していません。本物のカードはここでは使えません。',
};
