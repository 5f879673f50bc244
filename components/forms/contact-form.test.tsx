import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockFetch } from '@/components/testing/browser-mock';
import { rejectionCopy, type ShownRejection } from './copy-rejections';
import { ContactForm } from './contact-form';

const typed = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A strap', Message: 'Does it fit?' };
const fetchMock = mockFetch();
const rejected = (status: number, error: object) => ({ ok: false, status, json: async () => ({ error }) }) as Response;

const tooOften: ShownRejection = { code: 'too-many-requests', retryAfter: 61 };
const notOneLine: ShownRejection = { code: 'bad-request', field: 'subject', reason: 'one-line' };

beforeEach(() => {
  fetchMock.mockResolvedValue({ ok: true, json: async () => ({ received: true }) } as Response);
});

async function send() {
  const { container } = render(<ContactForm />);
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  return container;
}

const values = () => Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

it('ContactForm sends its values with the spam-guard fields, confirms it and clears the fields', async () => {
  await send();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your message has arrived.'));
  expect(values()).toEqual(['', '', '', '']);
  expect(screen.queryByRole('group', { name: /^Please correct/ })).toBeNull();
  const [path, { body }] = fetchMock.mock.calls[0] ?? ['', {}];
  expect(path).toBe('/api/contact');
  expect(JSON.parse(String(body))).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A strap',
    body: 'Does it fit?',
    website: '',
    filledForMs: expect.any(Number),
  });
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /cannot be reached/],
  [
    'too many messages',
    () => Promise.resolve(rejected(429, tooOften)),
    `${rejectionCopy(tooOften)} Try again in 2 minutes.`,
  ],
  ['a gateway that answers in HTML', () => Promise.resolve({ ok: false } as Response), /cannot be reached/],
])('ContactForm keeps its input and explains the failure: %s', async (_, answer, message) => {
  fetchMock.mockImplementationOnce(answer);
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(values()).toEqual(Object.values(typed));
});

it('ContactForm shows the rejection at the field that the shop names', async () => {
  fetchMock.mockResolvedValueOnce(rejected(400, notOneLine));
  await send();
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription(rejectionCopy(notOneLine)));
  expect(values()).toEqual(Object.values(typed));
});

it('ContactForm hides its honeypot from keyboard and autofill', async () => {
  const container = await send();
  const honeypot = container.querySelector('[name=website]');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(honeypot?.closest('label')).toHaveClass('hidden');
});

it('ContactForm sends the time for which it was shown, in milliseconds', async () => {
  let now = 5000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { container } = render(<ContactForm />);
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  now = 8500.4;
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  clock.mockRestore();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your message has arrived.'));
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toMatchObject({ filledForMs: 3500 });
});
