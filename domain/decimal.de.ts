// German of ./decimal.ts (sha256 000000000000)
export const decimal = (figure: number): string => String(figure).replace('.', ',');
