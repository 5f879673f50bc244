/** True if the noun comes before its adjective, as in « aiguilles bleues ». */
export const isNounFirst = false;
