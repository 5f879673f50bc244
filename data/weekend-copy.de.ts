// German of ./weekend-copy.ts (sha256 6b188daadfea)
export const weekendText = 'samstags und sonntags nach New Yorker Zeit';
