import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fillIn, oneLineRule, plainTextRule, showPassword, tick, tooLong } from './copy';
import { Field, SelectField, TextArea } from './field';
import { Form, type FormResult, SubmitButton } from './form';
import { PasswordField } from './password-field';

const submit = jest.fn<Promise<FormResult>, [Record<string, string>]>();
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Send' });
const summary = () => screen.queryByRole('group', { name: /^Please correct/ });

function show(restarts = false) {
  render(
    <Form label="Test" busyCopy="Sending…" submit={submit} restarts={restarts}>
      <Field label="Email" name="email" type="email" required hint="Yours." />
      <PasswordField label="Password" name="password" required minLength={6} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
}

async function fill() {
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'enamel');
}

beforeEach(() => submit.mockReset().mockResolvedValue({ done: 'Sent.' }));

it('Form passes its values to submit and shows the result', async () => {
  show();
  await fill();
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'enamel' });
  expect(screen.getByRole('status')).toHaveTextContent('Sent.');
  expect(summary()).toBeNull();
});

it('Form validates a field on blur after an edit and clears the error once it is valid', async () => {
  show();
  await userEvent.click(email());
  await userEvent.tab();
  expect(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(email(), 'ada');
  expect(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveAccessibleDescription('An email address looks like you@example.com. Yours.');
  await userEvent.type(email(), '@example.com');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(email()).toHaveAccessibleDescription('Yours.');
});

// Verifies docs/product.md 13.19, 13.19 (form).
it.each(['１００－０００１', '\u200B100\u20130001\u00A0', '100ー0001'])(
  'Form accepts the coded text %j and submits 100-0001',
  async (typed) => {
    render(
      <Form label="Test" busyCopy="Sending…" submit={submit}>
        <Field label="Postal code" name="code" isCoded required pattern="[0-9]{3}-[0-9]{4}" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await userEvent.type(screen.getByLabelText('Postal code'), typed);
    await userEvent.click(button());
    expect(submit).toHaveBeenCalledWith({ code: '100-0001' });
    expect(screen.getByLabelText('Postal code')).not.toHaveAttribute('aria-invalid');
  },
);

it('Form rejects a coded text that is invalid or empty after normalisation', async () => {
  render(
    <Form label="Test" busyCopy="Sending…" submit={submit}>
      <Field label="Postal code" name="code" isCoded required pattern="[0-9]{3}" title="Three digits." />
      <Field label="Number" name="number" isCoded required />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Postal code'), '１２');
  await userEvent.type(screen.getByLabelText('Number'), '\u200B');
  await userEvent.click(button());
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription('Three digits.');
  expect(screen.getByLabelText('Number')).toHaveAccessibleDescription('Fill in “Number”.');
});

it('Form submits an email address with ASCII characters', async () => {
  show();
  await userEvent.type(email(), 'ada＠ｅxample.com');
  await userEvent.type(password(), 'ｅｎａｍｅｌ');
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'ｅｎａｍｅｌ' });
});

it('Form lists all errors on submit, focuses the list and links to the fields', async () => {
  show();
  await userEvent.type(password(), 'ena');
  await userEvent.click(button());
  expect(submit).not.toHaveBeenCalled();
  expect(summary()).toHaveFocus();
  expect(summary()).toHaveAccessibleName('Please correct 2 things:');
  await userEvent.click(screen.getByRole('link', { name: 'Use at least 6 characters. You have used 3.' }));
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('ena');
});

// Verifies docs/product.md 12.6.
it('Form focuses the list at each submit, also with as many errors as before', async () => {
  show();
  for (let round = 0; round < 2; round += 1) {
    await userEvent.click(button());
    expect(summary()).toHaveFocus();
  }
});

it('Form removes an error from the list once its field is valid and keeps the focus', async () => {
  show();
  await userEvent.click(button());
  expect(summary()).toHaveAccessibleName('Please correct 2 things:');
  await userEvent.type(email(), 'ada@example.com');
  expect(summary()).toHaveAccessibleName('Please correct one thing:');
  expect(email()).toHaveFocus();
  await userEvent.type(password(), 'enamel');
  expect(summary()).toBeNull();
  expect(password()).toHaveFocus();
});

it('Form clears the error of a field that another field makes optional', async () => {
  function Address() {
    const [isFar, setFar] = useState(false);
    return (
      <Form label="Test" busyCopy="Sending…" submit={submit}>
        <input type="checkbox" name="far" aria-label="Far away" checked={isFar} onChange={() => setFar(!isFar)} />
        <Field label="ZIP code" name="zip" required={!isFar} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  render(<Address />);
  await userEvent.click(button());
  expect(summary()).toHaveAccessibleName('Please correct one thing:');
  await userEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(summary()).toBeNull());
  expect(screen.getByLabelText('ZIP code')).not.toHaveAttribute('aria-invalid');
});

it('Form keeps the error of an optional field while another field is edited, until it is emptied', async () => {
  render(
    <Form label="Test" busyCopy="Sending…" submit={submit}>
      <Field label="Phone" name="phone" type="tel" pattern="[0-9]+" title="Digits." />
      <Field label="Name" name="name" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Phone'), 'x');
  await userEvent.tab();
  expect(screen.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('Ada');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  expect(screen.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(screen.getByLabelText('Phone'));
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
});

it('Form clears the error of a listed option that the shop rejects as soon as another one is chosen', async () => {
  function Country() {
    const [country, setCountry] = useState('DE');
    return (
      <Form label="Test" busyCopy="Sending…" submit={submit}>
        <SelectField
          label="Country"
          name="country"
          rejection={country === 'CU' ? 'Not served.' : ''}
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
        >
          <option>CU</option>
          <option>DE</option>
        </SelectField>
      </Form>
    );
  }
  render(<Country />);
  const country = screen.getByLabelText('Country');
  await userEvent.selectOptions(country, 'CU');
  await userEvent.tab();
  expect(country).toHaveAccessibleDescription('Not served.');
  await userEvent.selectOptions(country, 'DE');
  expect(country).not.toHaveAttribute('aria-invalid');
});

it('Form ignores a second press while submitting, without disabling its button', async () => {
  let finish: (result: FormResult) => void = () => {};
  submit.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  show();
  await fill();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledTimes(1);
  expect(button()).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  finish({ done: 'Sent.' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sent.'));
});

it('Form with restarts submits again on a second press and shows only the last result', async () => {
  const finish: ((result: FormResult) => void)[] = [];
  submit.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  show(true);
  await fill();
  await userEvent.click(button());
  await userEvent.click(button());
  finish[0]?.({ rejected: 'Overtaken.' });
  finish[1]?.({ done: 'Sent.' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sent.'));
  expect(summary()).toBeNull();
});

it('Form keeps all input after a rejection', async () => {
  submit.mockResolvedValueOnce({ rejected: 'No connection.' });
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText('No connection.')).toBeVisible();
  expect(summary()).toHaveFocus();
  expect(password()).toHaveValue('enamel');

  submit.mockResolvedValueOnce({ rejected: 'Wrong password.', field: 'password' });
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Wrong password.' })).toBeVisible();
  expect(password()).toHaveValue('enamel');
  expect(password()).toHaveAccessibleDescription('Wrong password.');
  expect(email()).toHaveValue('ada@example.com');
});

// Verifies docs/product.md 11.10.
it.each([false, true])('Form passes a password on as it was typed, with its blanks (shown: %s)', async (isShown) => {
  show();
  await userEvent.type(email(), 'ada@example.com');
  if (isShown) await userEvent.click(screen.getByRole('button', { name: showPassword }));
  await userEvent.type(password(), ' enamel  \u00a0 ');
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledWith({ email: 'ada@example.com', password: ' enamel  \u00a0 ' });
});

it('PasswordField accepts a pasted password and shows it on request', async () => {
  show();
  await userEvent.click(password());
  await userEvent.paste('from the safe');
  expect(password()).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
  await userEvent.click(toggle);
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('from the safe');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(password()).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

// A message that appears between press and release moves the pressed button away.
it.each([
  ['released', () => fireEvent.pointerUp(window)],
  ['cancelled', () => fireEvent.pointerCancel(window)],
])('Form shows the error of a field that a press leaves only after the press is %s', async (_, release) => {
  show();
  await userEvent.type(email(), 'ada');
  fireEvent.pointerDown(button());
  act(() => email().blur());
  expect(email()).not.toHaveAttribute('aria-invalid');
  release();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
});

it('Form counts its fields as not edited after it was cleared', async () => {
  submit.mockResolvedValue({ done: 'Sent.', clears: true });
  show();
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(email()).toHaveValue(''));
  await userEvent.click(email());
  await userEvent.tab();
  expect(email()).not.toHaveAttribute('aria-invalid');
});

it('Form forgets the last outcome at the next submit', async () => {
  submit.mockResolvedValueOnce({ rejected: 'No connection.' });
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText('No connection.')).toBeVisible();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sent.'));
  expect(summary()).toBeNull();
  await userEvent.clear(email());
  await userEvent.click(button());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(submit).toHaveBeenCalledTimes(2);
});

it('Form explains texts that the browser accepts from autofill, paste or scripts, and those of blanks', async () => {
  render(
    <Form label="Test" busyCopy="Sending…" submit={submit}>
      <Field label="Name" name="name" required maxLength={5} />
      <Field label="Subject" name="subject" />
      <Field label="Street" name="street" required pattern=".*\S.*" />
      <TextArea label="Message" name="body" required />
      <label>
        I agree <input type="checkbox" name="agree" required />
      </label>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type('Name', 'Countess');
  type('Subject', 'A\tstrap\u0007');
  type('Street', '   ');
  type('Message', '\u0000');
  await userEvent.click(button());
  expect(
    within(summary() as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([tooLong(5), oneLineRule, fillIn('Street'), plainTextRule, tick('I agree')]);
  type('Name', ' Count ');
  type('Subject', '');
  type('Street', '1');
  type('Message', 'Two\nlines');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledWith({
    name: 'Count',
    subject: '',
    street: '1',
    body: 'Two\nlines',
    agree: 'on',
  });
});

it('SubmitButton is disabled, with the reason as its description, while the form cannot be sent', () => {
  render(
    <Form label="Test" busyCopy="Sending…" submit={submit}>
      <p id="reason">Not served.</p>
      <SubmitButton disabledBy="reason">Send</SubmitButton>
    </Form>,
  );
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription('Not served.');
});
