/** What docs/product.md promises to the letter. It stands here once; all tests but one take it from where the shop has it. */
export const promised = {
  banner: 'Save up to 30% off in this weekend',
  motto: "Time to be Different - That's our Motto",
  contacts: [
    ['+1 212 555 0142', 'tel:+12125550142'],
    ['hello@oddhours.example', 'mailto:hello@oddhours.example'],
    ['+1 212 555 0187', 'tel:+12125550187'],
  ],
  welcome: 'Welcome ADA LOVELACE Ada@example.com',
  emptyWishlist: 'Your wishlist is empty.',
  navigation: ['Home', 'Women', 'Men', 'Register', 'Contact'],
  brands: ['Xeric', 'Archetype', 'Timex', 'G-Shock', 'California Watch Co.', 'Luminox', 'Undone'],
  shopLinks: ['Home', 'My account', 'Register', 'Search', 'Contact us'],
  socialLinks: ['Facebook', 'Instagram', 'Twitter', 'YouTube'],
  registered: 'registration suucesuffly',
};
