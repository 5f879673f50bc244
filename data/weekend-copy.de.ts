// German of ./weekend-copy.ts (sha256 6b188daadfea)
export const weekendText = 'samstags und sonntags, New Yorker Zeit';
