// German of ./copy.ts (sha256 f40649836bc4)
export const copiedCopy = {
  done: (what: string) => `${what} kopiert.`,
  denied: (what: string) =>
    `Ihr Browser hat das Kopieren nicht erlaubt. Der ${what} ist markiert, Sie können ihn selbst kopieren.`,
};
