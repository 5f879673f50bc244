/** Feed URL of new arrivals by MIME type, for `<link rel="alternate">`. */
export const newArrivalsFeed = { 'application/atom+xml': '/feeds/new.atom' };
