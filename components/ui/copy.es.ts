// Spanish of ./copy.ts (sha256 90db8b4a971c)
/** `what` is masculine in Spanish, such as `Código`. */
export const copiedCopy = {
  link: 'Enlace',
  done: (what: string) => `${what} copiado.`,
  denied: (what: string) =>
    `Su navegador no ha permitido copiar. El ${what.toLowerCase()} está seleccionado: puede copiarlo usted.`,
};
