// Spanish of ./delivery-words.ts (sha256 ab91947570cb)
/** «del mié, 25 nov al vie, 27 nov». */
export const daysBetween = (earliest: string, latest: string) => `del ${earliest} al ${latest}`;

export const lateSentence = (day: string) => `Puede haber retrasos: llega, a más tardar, el ${day}.`;

export const cutOffSentence = (time: string) => `Estas fechas valen para los pedidos hechos hasta el ${time}.`;

export const dateStyle = 'medium';

export const writtenDay = (day: string) => day;
