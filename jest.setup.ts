/// <reference types="@testing-library/jest-dom" />

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
