// Japanese of ./eu-sales-copy.ts (sha256 8b160f24743b)
export const euSalesCopy = {
  none: '欧州連合（EU）へはお届けしていません。',
  except: (makers: string) => `${makers}の時計は、欧州連合（EU）へお届けしていません。`,
};
