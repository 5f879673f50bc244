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

export const cartTool = {
  toolname: 'add_to_cart',
  tooldescription: 'Adds this watch to the shopper’s cart once they press the button. Orders nothing.',
} as const;
