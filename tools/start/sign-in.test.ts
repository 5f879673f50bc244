import { hasFirebaseProject } from './sign-in';

const whole = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'shop',
};

it('none set means the emulator, all set the real project', () => {
  expect(hasFirebaseProject({})).toBe(false);
  expect(hasFirebaseProject({ NEXT_PUBLIC_FIREBASE_API_KEY: '' })).toBe(false);
  expect(hasFirebaseProject(whole)).toBe(true);
});

it('says what is missing of a project that is set in part', () => {
  expect(() => hasFirebaseProject({ ...whole, NEXT_PUBLIC_FIREBASE_PROJECT_ID: undefined })).toThrow(
    /set NEXT_PUBLIC_FIREBASE_PROJECT_ID too/,
  );
});
