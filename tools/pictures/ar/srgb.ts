/** Linear light (0 to 1) of one sRGB channel (0 to 1), by IEC 61966-2-1. */
export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** One sRGB channel (0 to 1) of linear light (0 to 1). */
export const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
