/**
 * What the forms of a page tell a browser that lends them to an assistant as tools: attributes of the WebMCP draft
 * (webmachinelearning/webmcp, declarative API). No form has `toolautosubmit`: a person presses every button.
 */
export const searchTool = {
  form: {
    toolname: 'search_watches',
    tooldescription:
      'Searches the watches of this shop and shows what was found. Understands makers, movements, colours, prices and sizes in plain words.',
  },
  field: { toolparamdescription: 'What to look for, such as: automatic under $300, 36 to 40 mm.' },
} as const;

export const cartTool = {
  toolname: 'add_to_cart',
  tooldescription:
    'Adds the watch of this page to the shopper’s own cart in this browser, once the shopper has pressed the button. Orders and pays nothing.',
} as const;
