// Spanish of ./copy.ts (sha256 f40649836bc4)
/** Callers that copy a link pass the English word. */
const names: Readonly<Record<string, string>> = { Link: 'Enlace' };

const nameOf = (what: string) => names[what] ?? what;

export const copiedCopy = {
  done: (what: string) => `${nameOf(what)} copiado.`,
  denied: (what: string) =>
    `Su navegador no ha permitido copiar. El ${nameOf(what).toLowerCase()} está seleccionado: puede copiarlo usted.`,
};
