/** Messages after a press on a copy button; `what` names the text, such as `Code`. */
export const copiedCopy = {
  link: 'Link',
  done: (what: string) => `${what} copied.`,
  denied: (what: string) =>
    `Your browser did not allow copying. The ${what.toLowerCase()} is selected, so you can copy it yourself.`,
};
