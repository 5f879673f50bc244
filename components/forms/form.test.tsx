import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { Form, type FormResult, SubmitButton } from './form';
import { PasswordField } from './password-field';

const submit = jest.fn<Promise<FormResult>, [Record<string, string>]>();
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Send' });
const summary = () => screen.queryByRole('group', { name: /to mend/ });

function show(restarts = false) {
  render(
    <Form label="Test" busyCopy="Sending…" submit={submit} restarts={restarts}>
      <Field label="E-mail" name="email" type="email" required hint="Yours." />
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

it('hands over what was typed, and says what it did', async () => {
  show();
  await fill();
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'enamel' });
  expect(screen.getByRole('status')).toHaveTextContent('Sent.');
  expect(summary()).toBeNull();
});

it('refuses nothing before an edit, a field once it is left, and no more once it is mended', async () => {
  show();
  await userEvent.click(email());
  await userEvent.tab();
  expect(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(email(), 'ada');
  expect(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveAccessibleDescription('An e-mail address looks like you@example.com. Yours.');
  await userEvent.type(email(), '@example.com');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(email()).toHaveAccessibleDescription('Yours.');
});

it('on submitting lists all that is wrong, takes the focus there, and leads from there to the field', async () => {
  show();
  await userEvent.type(password(), 'ena');
  await userEvent.click(button());
  expect(submit).not.toHaveBeenCalled();
  expect(summary()).toHaveFocus();
  expect(summary()).toHaveAccessibleName('2 things to mend:');
  await userEvent.click(screen.getByRole('link', { name: '6 characters at least; there are 3.' }));
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('ena');
});

it('takes a line out of the list once its field is mended, and leaves the focus where it is', async () => {
  show();
  await userEvent.click(button());
  expect(summary()).toHaveAccessibleName('2 things to mend:');
  await userEvent.type(email(), 'ada@example.com');
  expect(summary()).toHaveAccessibleName('One thing to mend:');
  expect(email()).toHaveFocus();
  await userEvent.type(password(), 'enamel');
  expect(summary()).toBeNull();
  expect(password()).toHaveFocus();
});

it('withdraws what it asked of a field that another answer has made optional', async () => {
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
  expect(summary()).toHaveAccessibleName('One thing to mend:');
  await userEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(summary()).toBeNull());
  expect(screen.getByLabelText('ZIP code')).not.toHaveAttribute('aria-invalid');
});

it('ignores a second press while it is at work, is never disabled, and says so', async () => {
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

it('starts anew on a second press where it may, and heeds only the last', async () => {
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

it('keeps all that was typed after a refusal, in the field that is to blame too', async () => {
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

it('shows the password, lets it be pasted, and keeps it', async () => {
  show();
  await userEvent.click(password());
  await userEvent.paste('from the safe');
  expect(password()).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
  await userEvent.click(toggle);
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('from the safe');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});
