/** Copy of the empty search box, which every page loads. The copy of suggestions and results is in copy-results.ts. */
export const searchTitle = 'Search';

export const searchPrompt = (watchCount: number) => `Search ${watchCount} watches`;

export const closeSearch = 'Close search';

/**
 * Attributes of the WebMCP draft (webmachinelearning/webmcp, declarative API), by which a browser offers the search form to an
 * assistant as a tool. No form has `toolautosubmit`: the visitor presses every button.
 */
export const searchTool = {
  form: {
    toolname: 'search_watches',
    tooldescription: 'Searches this shop’s watches by maker, movement, color, price and size, in plain words.',
  },
  field: { toolparamdescription: 'Such as: automatic under $300' },
} as const;
