/** The Atom feed of new arrivals, as a page names it to feed readers. */
export const newArrivalsFeed = { 'application/atom+xml': '/feeds/new.atom' };
