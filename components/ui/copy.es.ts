// Spanish of ./copy.ts (sha256 f40649836bc4)
export const copiedCopy = {
  done: (what: string) => `${what} copiado.`,
  denied: (what: string) =>
    `Su navegador no ha permitido copiar. El ${what.toLowerCase()} está seleccionado: puede copiarlo usted.`,
};
