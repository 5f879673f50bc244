/** Labels of pages that no other module names. */
export const shopPageLabels = { cart: 'Cart', wishlist: 'Wishlist', newsletter: 'Newsletter' };

/** Search phrases of the shop's pages. */
export const shopPagePhrases = {
  shipping: [
    'shipping',
    'delivery',
    'deliver',
    'postage',
    'ship',
    'shipping cost',
    'free shipping',
    'usps',
    'customs',
    'duties',
    'import tax',
  ],
  returns: ['returns', 'return', 'refund', 'send back', 'exchange', 'money back'],
  warranty: ['warranty', 'guarantee', 'repair', 'service', 'claim'],
  contact: ['contact', 'contact us', 'phone', 'telephone', 'email', 'e mail', 'call', 'help', 'support', 'question'],
  order: ['order', 'orders', 'my order', 'find my order', 'order status', 'order number', 'track', 'tracking'],
  withdraw: ['withdraw', 'withdrawal', 'withdraw from contract', 'right of withdrawal', 'revoke'],
  cart: ['cart', 'shopping cart', 'basket', 'bag', 'checkout'],
  wishlist: ['wishlist', 'wish list', 'favourites', 'favorites', 'saved'],
  account: ['account', 'login', 'log in', 'sign in', 'password', 'my orders'],
  privacy: ['privacy', 'cookies', 'data protection', 'gdpr', 'my data'],
  terms: ['terms', 'terms and conditions', 'conditions'],
  legalNotice: ['legal notice', 'legal', 'imprint', 'impressum'],
  about: ['about', 'about us', 'who are you', 'company'],
  accessibility: ['accessibility', 'screen reader', 'keyboard'],
  register: ['register', 'sign up', 'registration', 'join'],
  newsletter: ['newsletter', 'subscribe', 'subscription', 'news'],
  newArrivals: ['new arrivals', 'new in', 'newest'],
  women: ['women', 'ladies', 'lady', 'female'],
  all: ['all watches', 'everything', 'catalogue', 'shop all'],
};
