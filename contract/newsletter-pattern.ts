/**
 * The newsletter's pattern to the letter (docs/product.md 12.1): lower-case letters, digits and `. _ % + -`, an at
 * sign, a domain, and an ending of 2 to 4 letters. For an input's `pattern` attribute, which anchors it at both ends
 * and reads it with the `v` flag; hence the escaped hyphens.
 */
export const newsletterPattern = String.raw`[a-z0-9._%+\-]+@[a-z0-9.\-]+\.[a-z]{2,4}`;
