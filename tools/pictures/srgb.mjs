// One channel of a colour, 0 to 1, as screens have it (IEC 61966-2-1) and as light adds up.

/** @param {number} value of a screen */
export const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** @param {number} value of light */
export const encoded = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
