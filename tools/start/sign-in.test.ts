import { hasFirebaseProject } from './sign-in';

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
