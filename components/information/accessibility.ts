import { site } from '@/data/site';
import type { Information } from './information';

export const accessibility: Information = {
  name: 'accessibility',
  description: `How ${site.name} can be used by keyboard, screen reader and without JavaScript, what is checked, and what does not work.`,
  intro: 'Anyone should be able to buy a watch here, with any device, browser or assistive technology.',
  sections: [
    {
      id: 'works',
      title: 'What you can rely on',
      parts: [
        {
          points: [
            'Everything can be reached and used by keyboard; “Skip to content” comes first.',
            'Headings are in order, every picture has a description, and every field has a label and shows its error beside it.',
            'Text has a contrast of at least 4.5 to 1; field borders and icons have at least 3 to 1.',
            'Nothing moves by itself. If you prefer reduced motion, there is none.',
            'Without JavaScript you can use the lists, watch pages, search, contact form, newsletter and order look-up.',
          ],
        },
      ],
    },
    {
      id: 'checked',
      title: 'How it is checked',
      parts: [
        'Automated tests check every kind of page against WCAG 2.2, levels A and AA (axe-core), and use the shop by keyboard. No outside organization has audited it.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work',
      parts: [
        {
          points: [
            'Cart, wishlist, account and checkout need JavaScript, because the cart is stored in the browser.',
            'Google’s sign-in and Stripe’s payment pages are their own, and we have not checked them.',
          ],
        },
        `Is something in your way? Write to ${site.mail.label} or call ${site.phone.label} and tell us what it was.`,
      ],
    },
  ],
};
