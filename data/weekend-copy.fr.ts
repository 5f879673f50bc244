// French of ./weekend-copy.ts (sha256 6b188daadfea)
export const weekendText = 'le samedi et le dimanche, heure de New York';
