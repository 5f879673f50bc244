/** The header that tells the shop who is signed in. */
export const bearer = (idToken: string) => ({ Authorization: `Bearer ${idToken}` });
