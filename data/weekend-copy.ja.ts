// Japanese of ./weekend-copy.ts (sha256 6b188daadfea)
export const weekendText = '土曜日と日曜日（ニューヨーク時間）';
