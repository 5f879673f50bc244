// German of ./eu-sales-copy.ts (sha256 8b160f24743b)
export const euSalesCopy = {
  none: 'In die Europäische Union versenden wir nicht.',
  except: (makers: string) => `Uhren von ${makers} versenden wir nicht in die Europäische Union.`,
};
