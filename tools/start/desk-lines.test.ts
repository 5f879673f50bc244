// Verifies docs/product.md 41.2 (way in).
import { deskLines } from './desk-lines';

it('npm start prints two lines on how to open the desk, with and without OWNERS', () => {
  expect(deskLines('', 3000).split('\n')).toEqual([
    'The owner’s desk is closed. To open it, stop the shop, then run: OWNERS=you@example.com npm start',
    'In another terminal, print an invitation: OWNERS=you@example.com npm run owners -- invite you@example.com',
  ]);
  expect(deskLines('ada@example.com, bob@example.com', 3001).split('\n')).toEqual([
    'The owner’s desk is open. In another terminal, print an invitation: SITE_URL=http://localhost:3001 OWNERS=ada@example.com npm run owners -- invite ada@example.com',
    'Open the printed link once: it creates a passkey and opens the desk.',
  ]);
});
