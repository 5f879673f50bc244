/** The neighbour that an adjective describes: the next word in English, as in "blue hands". */
export const describedWord = (_before: string | undefined, next: string | undefined) => next;
