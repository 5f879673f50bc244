// Verifies docs/product.md 41.2 (way in).
import { deskLines, hasFirebaseProject } from './sign-in';

const whole = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'shop',
};

it('hasFirebaseProject is false with no setting, and true with all settings', () => {
  expect(hasFirebaseProject({})).toBe(false);
  expect(hasFirebaseProject({ NEXT_PUBLIC_FIREBASE_API_KEY: '' })).toBe(false);
  expect(hasFirebaseProject(whole)).toBe(true);
});

it('hasFirebaseProject throws with the missing setting if only some are set', () => {
  expect(() => hasFirebaseProject({ ...whole, NEXT_PUBLIC_FIREBASE_PROJECT_ID: undefined })).toThrow(
    /set NEXT_PUBLIC_FIREBASE_PROJECT_ID too/,
  );
});

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
