/** Exact wording of the alert, misspelt as docs/product.md 11.5 requires. Every language shows it. */
export const registeredAlert = 'registration suucesuffly';
