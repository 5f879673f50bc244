// Japanese of ./policy-copy.ts (sha256 f318b5a6ee2b)
export const policyCopy = {
  withdrawal: (days: number, url: string) =>
    `EU内では、お届けから ${days} 日後まで、理由を示さずに契約を撤回できます：${url}`,
  guarantee: (years: number) => `EU内では、お届けから少なくとも ${years} 年間の法定保証があります。`,
};
