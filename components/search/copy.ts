/** On every page: what the search box says before anything is typed. What it says after that is in copy-results.ts. */
export const searchTitle = 'Search';

export const searchPrompt = (watchCount: number) => `Search ${watchCount} watches`;

export const closeSearch = 'Close search';

/**
 * What the forms of a page tell a browser that lends them to an assistant as tools: attributes of the WebMCP draft
 * (webmachinelearning/webmcp, declarative API). No form has `toolautosubmit`: a person presses every button.
 */
export const searchTool = {
  form: {
    toolname: 'search_watches',
    tooldescription: 'Searches this shop’s watches by maker, movement, colour, price and size, in plain words.',
  },
  field: { toolparamdescription: 'Such as: automatic under $300' },
} as const;
