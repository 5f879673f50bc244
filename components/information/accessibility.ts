import { site } from '@/data/site';
import type { Information } from './information';

export const accessibility: Information = {
  name: 'accessibility',
  description: `How ${site.name} can be used by keyboard, screen reader and without JavaScript, what is checked, and what does not work.`,
  intro: 'Whoever wants a watch should be able to buy one here, whatever they see with, point with or browse with.',
  sections: [
    {
      id: 'works',
      title: 'What you can rely on',
      parts: [
        {
          points: [
            'Everything can be reached and used by keyboard; “Skip to content” comes first.',
            'Headings are in order, every picture says what it shows, every field has its name and says beside it what is wrong.',
            'Text reads at a contrast of 4.5 to 1 at least, lines of fields and icons at 3 to 1.',
            'Nothing moves by itself. Whoever asks for reduced motion gets none.',
            'Without JavaScript the lists, watches, search, the contact form, the newsletter and the way back to an order work.',
          ],
        },
      ],
    },
    {
      id: 'checked',
      title: 'How it is checked',
      parts: [
        'The shop’s own tests try every kind of page against those rules of WCAG 2.2, level A and AA, that a program can try (axe-core), and walk through the shop by keyboard. No outside body has examined it.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work',
      parts: [
        {
          points: [
            'Cart, wishlist, account and checkout need JavaScript, because the browser keeps the cart.',
            'A sign-in with Google and a payment by Stripe are pages of theirs, which we have not checked.',
          ],
        },
        `Something in your way? Write to ${site.mail.label} or call ${site.phone.label} and say what it was.`,
      ],
    },
  ],
};
