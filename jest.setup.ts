/// <reference types="@testing-library/jest-dom" />

// Tests with a real database take seconds on a busy machine.
jest.setTimeout(60_000);

/** React reports hydration mismatches, missing keys and misuse through console.error. */
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  const messages = errors.mock.calls.map(([error]) => String(error));
  errors.mockRestore();
  expect(messages).toEqual([]);
});
