'use client';

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent, createContext, useContext } from 'react';
import { ErrorSummary } from './error-summary';
import { fieldRejection, controlsOf, type Control } from './field-rejection';
import { useFieldRejections } from './use-field-rejections';

/**
 * What came of a submitted form: done, with what to say and whether to empty the fields, or refused, with the reason and
 * the field that caused it, if one did.
 */
export type FormResult = { done: string; clears?: boolean } | { rejected: string; field?: string };

type FormProps = {
  /** Names the form for those who do not see it. */
  label: string;
  /** Said while `submit` is at work, such as `Signing in…`. */
  busyCopy: string;
  /** Gets the values of a form that is valid; whatever comes of it, what was typed stays. */
  submit: (values: Record<string, string>) => Promise<FormResult>;
  /** Whether a press while it is at work starts anew, as for a window that the shopper may have closed. */
  restarts?: boolean;
  /** Where the browser itself posts the form while there are no scripts. */
  action?: string;
  children: ReactNode;
};

/**
 * A form of the shop. The browser's own validation decides; a refusal stands beside its
 * field once the field is left after an edit. Submitting shows all of them, with a summary that takes the focus. Nothing
 * is ever disabled: while the form is at work, a second press does nothing.
 */
export function Form({ label, busyCopy, submit, restarts = false, action, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const runs = useRef({ latest: 0, working: false });
  const { errors, summary, recordEdit, validateOnBlur, show, clearEdits } = useFieldRejections(form);
  const [state, setState] = useState({ busy: false, status: '' });

  useEffect(() => {
    if (form.current) form.current.noValidate = true; // from here on we show what the browser finds
  }, []);

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
  control.type === 'checkbox' && 'checked' in control && !control.checked ? '' : control.value;

type FormState = {
  /** The refusal of each field, by the field's name. */
  errors: Readonly<Record<string, string>>;
  /** Whether it is at work on what was submitted. */
  busy: boolean;
  /** What it is doing or has done, for the status beside its button. */
  status: string;
};

const FormContext = createContext<FormState>({ errors: {}, busy: false, status: '' });

export const useFormState = () => useContext(FormContext);

/** Under the button, a line says what the form is doing. */
export function SubmitButton({ children, quiet = false }: { children: string; quiet?: boolean }) {
  const { status } = useFormState();
  return (
    <div>
      <button type="submit" className={`w-full ${quiet ? 'button-quiet' : 'button'}`}>
        {children}
      </button>
      <p role="status" className="mt-1 min-h-6 text-sm font-semibold">
        {status}
      </p>
    </div>
  );
}
