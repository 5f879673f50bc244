/** What the search box says before anything is typed. */

export const searchTitle = 'Search';

export const searchPrompt = (watchCount: number) => `Search ${watchCount} watches`;

export const closeSearch = 'Close search';
