/** Formats a figure in the language of the shop: `9.4`. */
export const decimal = (figure: number): string => String(figure);
