// Japanese of ./decimal.ts (sha256 a41a1baa3ec6)
export const decimal = (figure: number): string => String(figure);
