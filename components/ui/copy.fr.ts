// French of ./copy.ts (sha256 f40649836bc4)
/** `what` is masculine in French, such as `Code`. */
export const copiedCopy = {
  done: (what: string) => `${what} copié.`,
  denied: (what: string) =>
    `Votre navigateur n’a pas autorisé la copie. Le ${what.toLowerCase()} est sélectionné, vous pouvez le copier vous-même.`,
};
