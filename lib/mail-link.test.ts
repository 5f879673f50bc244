import { mailLink } from './mail-link';

test('blanks, ampersands, pluses and line ends arrive as they were typed', () => {
  expect(mailLink('mailto:hello@oddhours.example', 'Half & Half', 'Which strap?\nThe + one')).toBe(
    'mailto:hello@oddhours.example?subject=Half%20%26%20Half&body=Which%20strap%3F%0D%0AThe%20%2B%20one',
  );
});
