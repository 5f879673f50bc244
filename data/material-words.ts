/** Name of a colour of the spec lines, `Navy` or `navy`, in the language of the shop. */
export const colourWord = (colour: string) => colour;

/** Name of a case material, `Brushed steel`. */
export const caseWord = (material: string) => material;

/** Name of a strap material, `suede`. */
export const strapWord = (material: string) => material;
