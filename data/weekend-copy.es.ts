// Spanish of ./weekend-copy.ts (sha256 6b188daadfea)
/** Without an article: «los sábados y domingos, …» in a sentence. */
export const weekendText = 'sábados y domingos, hora de Nueva York';
