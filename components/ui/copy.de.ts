// German of ./copy.ts (sha256 90db8b4a971c)
export const copiedCopy = {
  link: 'Link',
  done: (what: string) => `${what} kopiert.`,
  denied: (what: string) =>
    `Ihr Browser hat das Kopieren nicht erlaubt. Der ${what} ist markiert, Sie können ihn selbst kopieren.`,
};
