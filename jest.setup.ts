/// <reference types="@testing-library/jest-dom" />

// What meets real records takes seconds where others keep the machine busy; a test that hangs still ends.
jest.setTimeout(20_000);

/** React reports mismatches, missing keys and misuse through console.error: none of it may pass unseen. */
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  const made = errors.mock.calls.map(([error]) => String(error));
  errors.mockRestore();
  expect(made).toEqual([]);
});
