export const findOrderLabel = 'Find your order';

/** The law fixes this label. */
export const withdrawLabel = 'Withdraw from contract';

/** Labels of links to information pages. */
export const informationLabels = {
  'shipping-returns': 'Shipping, returns',
  warranty: 'Warranty',
  about: 'About us',
  privacy: 'Privacy',
  terms: 'Terms',
  'legal-notice': 'Legal notice',
  accessibility: 'Accessibility',
};

export const informationTitles: typeof informationLabels = {
  ...informationLabels,
  'shipping-returns': 'Shipping and returns',
};

export const menuCopy = {
  home: 'Home',
  women: 'Women',
  men: 'Men',
  register: 'Register',
  contact: 'Contact',
  contactUs: 'Contact us',
  account: 'My account',
  search: 'Search',
  all: (count: number) => `All ${count} watches`,
  womensWatches: 'Women’s watches',
};
