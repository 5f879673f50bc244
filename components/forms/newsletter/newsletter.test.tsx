import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockFetch } from '@/components/testing/browser-mock';
import { newsletterCopy, newsletterLinkCopy } from './copy';
import { Newsletter, NewsletterLinkForm } from './newsletter';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email for the newsletter' });
const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const fetchMock = mockFetch();
let written: jest.SpyInstance;

beforeEach(() => {
  written = jest.spyOn(console, 'log').mockImplementation();
  fetchMock.mockResolvedValue({ ok: true, json: async () => ({ received: true }) } as Response);
  render(<Newsletter />);
});

afterEach(() => written.mockRestore());

test('NewsletterForm logs and sends a valid address, clears the field and confirms it', async () => {
  await userEvent.type(field(), 'jane.doe+watches@example.com');
  expect(field()).toBeValid();
  await signUp();
  expect(written).toHaveBeenCalledWith('jane.doe+watches@example.com');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Check your email');
  const [path, { body }] = fetchMock.mock.calls[0] ?? ['', {}];
  expect(path).toBe('/api/newsletter');
  expect(JSON.parse(String(body))).toEqual({
    email: 'jane.doe+watches@example.com',
    website: '',
    filledForMs: expect.any(Number),
  });
});

test('NewsletterForm restores an address that could not be sent and explains it', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.type(field(), 'jane@example.com');
  await signUp();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The shop cannot be reached.'));
  expect(field()).toHaveValue('jane@example.com');
});

test('NewsletterForm does not restore an unsent address over newly typed input', async () => {
  let fail: (reason: Error) => void = () => {};
  fetchMock.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await userEvent.type(field(), 'jane@example.com');
  await signUp();
  fireEvent.input(field(), { target: { value: 'joan@example.com' } });
  fail(new TypeError('Failed to fetch'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The shop cannot be reached.'));
  expect(field()).toHaveValue('joan@example.com');
});

test.each(['', 'jane', 'Jane@Example.com', 'jane@example.company'])(
  'NewsletterForm keeps the invalid address %j and does not send it',
  async (address) => {
    if (address) await userEvent.type(field(), address);
    expect(field()).toBeInvalid();
    await signUp();
    expect(written).not.toHaveBeenCalled();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(field()).toHaveValue(address);
  },
);

test('NewsletterForm marks the field neither while it sends nor after, and forgets the outcome at the next input', async () => {
  let answer: (value: Response) => void = () => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  expect(field()).toHaveClass('invalid:border-s-signal');
  await userEvent.type(field(), 'jane@example.com');
  await signUp();
  expect(screen.getByRole('status')).toHaveTextContent(newsletterCopy.busy);
  expect(field()).not.toHaveClass('invalid:border-s-signal');
  answer({ ok: true, json: async () => ({ received: true }) } as Response);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Check your email'));
  expect(field()).not.toHaveClass('invalid:border-s-signal');
  await userEvent.type(field(), 'j');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field()).toHaveClass('invalid:border-s-signal');
});

test.each([
  ['one token', 'a-token', 1],
  ['no token', undefined, 0],
  ['two tokens', ['a-token', 'another'], 0],
])(
  'NewsletterLinkForm of an address with %s has its button, or explains that the link is broken',
  (_, token, buttons) => {
    render(<NewsletterLinkForm title="Confirm?" message="" button="Confirm" action="/x" token={token} />);
    expect(screen.queryAllByRole('button', { name: 'Confirm' })).toHaveLength(buttons);
    expect(screen.queryAllByText(newsletterLinkCopy.brokenLink)).toHaveLength(1 - buttons);
  },
);
