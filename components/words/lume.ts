/** Of a watch that glows: on its card in a list, and its picture in the dark. */
export const lumeWords = {
  glows: 'Glows',
  picture: (name: string) => `${name} in the dark`,
};
