import '@testing-library/jest-dom';

/** React reports mismatches, missing keys and misuse through console.error: none of it may pass unseen. */
let complaints: jest.SpyInstance;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  const made = complaints.mock.calls.map(([complaint]) => String(complaint));
  complaints.mockRestore();
  expect(made).toEqual([]);
});
