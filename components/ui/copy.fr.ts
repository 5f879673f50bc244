// French of ./copy.ts (sha256 90db8b4a971c)
/** `what` is masculine in French, such as `Code`. */
export const copiedCopy = {
  link: 'Lien',
  done: (what: string) => `${what} copié.`,
  denied: (what: string) =>
    `Votre navigateur n’a pas autorisé la copie. Le ${what.toLowerCase()} est sélectionné, vous pouvez le copier vous-même.`,
};
