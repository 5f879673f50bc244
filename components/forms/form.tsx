'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
  createContext,
  useContext,
} from 'react';
import { ErrorSummary } from './error-summary';
import { fieldRejection, controlsOf, textOf, type Control } from './field-rejection';
import { useFieldRejections } from './use-field-rejections';

/**
 * Result of a submit. On success `done` is the status message and `clears` resets the fields. On failure `rejected` is the
 * error message and `field` the name of the field that caused it.
 */
export type FormResult = { done: string; clears?: boolean } | { rejected: string; field?: string };

type FormProps = {
  /** Accessible name. */
  label: string;
  /** Status message while `submit` runs, such as `Signing in…`. */
  busyCopy: string;
  /** Receives the values of a valid form. The input stays unless the result has `clears`. */
  submit: (values: Record<string, string>) => Promise<FormResult>;
  /** True if a press during a submit submits again: the shopper may have closed the provider's popup. */
  restarts?: boolean;
  /** URL to which the browser posts the form before hydration. */
  action?: string;
  /** An error that a later page found in a field; shown when the form appears. */
  lateRejection?: { rejected: string; field: string };
  children: ReactNode;
};

/**
 * A form with the browser's constraint validation. A field's error appears on blur after an edit. Submit shows all errors
 * with a summary that takes the focus. Nothing is disabled: a second press during a submit is ignored.
 */
export function Form({ label, busyCopy, submit, restarts = false, action, lateRejection, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const runs = useRef({ latest: 0, working: false });
  const { errors, summary, recordEdit, validateOnBlur, show, clearEdits } = useFieldRejections(form);
  const [state, setState] = useState({ busy: false, status: '' });

  useEffect(() => {
    if (form.current) form.current.noValidate = true; // after hydration the form shows the errors itself
  }, []);

  const showLateRejection = useEffectEvent(() => {
    if (!lateRejection || !form.current) return;
    const control = controlsOf(form.current).find(({ name }) => name === lateRejection.field);
    show([{ control, text: lateRejection.rejected }]);
  });
  useEffect(() => showLateRejection(), []);

  const clear = () => {
    form.current?.reset();
    clearEdits();
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (runs.current.working && !restarts) return;
    const controls = controlsOf(event.currentTarget);
    const invalid = controls.map((control) => ({ control, text: fieldRejection(control) })).filter(({ text }) => text);
    show(invalid);
    if (invalid.length > 0) return setState({ busy: false, status: '' });

    const run = runs.current.latest + 1;
    runs.current = { latest: run, working: true };
    setState({ busy: true, status: busyCopy });
    const result = await submit(Object.fromEntries(controls.map((control) => [control.name, valueOf(control)])));
    if (run !== runs.current.latest) return;
    runs.current.working = false;
    setState({ busy: false, status: 'done' in result ? result.done : '' });
    if ('done' in result) return result.clears && clear();
    show([{ control: controls.find(({ name }) => name === result.field), text: result.rejected }]);
  };

  return (
    <FormContext value={{ errors, ...state }}>
      <form
        ref={form}
        action={action}
        method={action && 'post'}
        aria-label={label}
        aria-busy={state.busy}
        onInput={recordEdit}
        onBlur={validateOnBlur}
        onSubmit={(event) => void send(event)}
        className="grid grid-cols-1 gap-5"
      >
        <ErrorSummary {...summary} />
        {children}
      </form>
    </FormContext>
  );
}

const valueOf = (control: Control) =>
  control.type === 'checkbox' && 'checked' in control && !control.checked ? '' : textOf(control);

type FormState = {
  /** Error messages by field name. */
  errors: Readonly<Record<string, string>>;
  busy: boolean;
  /** Status message under the button. */
  status: string;
};

const FormContext = createContext<FormState>({ errors: {}, busy: false, status: '' });

export const useFormState = () => useContext(FormContext);

/** Submit button with the form's status message under it. */
type SubmitButtonProps = {
  children: string;
  quiet?: boolean;
  /** Id of the text with the reason why the form cannot be sent; disables the button. */
  disabledBy?: string;
};

export function SubmitButton({ children, quiet = false, disabledBy }: SubmitButtonProps) {
  const { status } = useFormState();
  return (
    <div>
      <button
        type="submit"
        disabled={disabledBy !== undefined}
        aria-describedby={disabledBy}
        className={`w-full ${quiet ? 'button-quiet' : 'button'}`}
      >
        {children}
      </button>
      <p role="status" className="mt-1 min-h-6 text-sm font-semibold">
        {status}
      </p>
    </div>
  );
}
