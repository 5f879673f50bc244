'use client';

import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode, type SubmitEvent } from 'react';
import { complaintOf, controlsOf, type Control } from './complaint';
import { ErrorSummary, type Trouble } from './error-summary';
import { FormContext } from './form-state';
import { useWhenReleased } from './use-when-released';

/**
 * What became of a form: done, with what to say about it and whether the fields are to be emptied, or failed, by which
 * field if by any.
 */
export type Outcome = { done: string; clears?: boolean } | { failed: string; field?: string };

type FormProps = {
  /** Names the form for those who do not see it. */
  label: string;
  /** Said while `submit` is at work, such as `Signing in…`. */
  busyWords: string;
  /** Gets the values of a form that is valid; whatever comes of it, what was typed stays. */
  submit: (values: Record<string, string>) => Promise<Outcome>;
  /** Whether a press while it is at work starts anew, as for a window that the shopper may have closed. */
  restarts?: boolean;
  /** Where the browser itself posts the form while there are no scripts. */
  action?: string;
  children: ReactNode;
};

/**
 * A form of the shop. The browser's own validation decides; a field is complained about when it is left after an edit,
 * and all are on submitting, with a summary that takes the focus. Nothing is ever disabled: while it is at work, a second
 * press does nothing.
 */
export function Form({ label, busyWords, submit, restarts = false, action, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const edited = useRef(new Set<string>());
  const runs = useRef({ latest: 0, working: false });
  const whenReleased = useWhenReleased();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [summary, setSummary] = useState<{ troubles: readonly Trouble[]; round: number }>({ troubles: [], round: 0 });
  const [state, setState] = useState({ busy: false, status: '' });

  useEffect(() => {
    if (form.current) form.current.noValidate = true; // from here on we show what the browser finds
  }, []);

  const complain = ({ name }: Control, text: string) => setErrors((others) => ({ ...others, [name]: text }));

  const noteEdit = ({ target }: FormEvent<HTMLFormElement>) => {
    const control = target as EventTarget as Control;
    edited.current.add(control.name);
    if (!errors[control.name] || complaintOf(control)) return;
    complain(control, '');
    setSummary(({ troubles, round }) => ({
      troubles: troubles.filter((trouble) => trouble.control !== control),
      round,
    }));
  };

  const checkWhenLeft = ({ target }: FocusEvent<HTMLFormElement>) => {
    const control = target as EventTarget as Control;
    if (!edited.current.has(control.name)) return;
    whenReleased(() => {
      const text = complaintOf(control);
      if (text) complain(control, text);
    });
  };

  const show = (found: readonly Trouble[]) => {
    setSummary(({ round }) => ({ troubles: found, round: round + 1 }));
    setErrors(Object.fromEntries(found.flatMap(({ control, text }) => (control ? [[control.name, text]] : []))));
  };

  const clear = () => {
    form.current?.reset();
    edited.current.clear();
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (runs.current.working && !restarts) return;
    const controls = controlsOf(event.currentTarget);
    const invalid = controls.map((control) => ({ control, text: complaintOf(control) })).filter(({ text }) => text);
    show(invalid);
    if (invalid.length > 0) return setState({ busy: false, status: '' });

    const run = runs.current.latest + 1;
    runs.current = { latest: run, working: true };
    setState({ busy: true, status: busyWords });
    const outcome = await submit(Object.fromEntries(controls.map((control) => [control.name, valueOf(control)])));
    if (run !== runs.current.latest) return;
    runs.current.working = false;
    setState({ busy: false, status: 'done' in outcome ? outcome.done : '' });
    if ('done' in outcome) return outcome.clears && clear();
    show([{ control: controls.find(({ name }) => name === outcome.field), text: outcome.failed }]);
  };

  return (
    <FormContext value={{ errors, ...state }}>
      <form
        ref={form}
        action={action}
        method={action && 'post'}
        aria-label={label}
        aria-busy={state.busy}
        onInput={noteEdit}
        onBlur={checkWhenLeft}
        onSubmit={(event) => void send(event)}
        className="grid gap-5"
      >
        <ErrorSummary {...summary} />
        {children}
      </form>
    </FormContext>
  );
}

const valueOf = (control: Control) =>
  control.type === 'checkbox' && 'checked' in control && !control.checked ? '' : control.value;
