import type { ReactNode } from 'react';
import type { SubmittedForm } from '@/contract/desk';
import { rejectionCopy } from '@/components/forms/copy-rejections';

/** A desk form with its last submission, if this form led to the page. */
type FormState = {
  action: string;
  /** Path of the page with the form. */
  back: string;
  submitted: SubmittedForm | undefined;
};

type DeskFormProps = FormState & {
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  /** State that the page shows, to detect a change by another owner; `seen` is the time of that state. */
  version?: { text: string; seen: string };
  /** Label of the button. */
  button: string;
  /** `danger` for what cannot be undone, `quiet` beside another button. */
  look?: 'danger' | 'quiet';
  className?: string;
  /** Id of the form's element, for fields outside it. */
  id?: string;
  children?: ReactNode;
};

/**
 * A form of the desk: the button runs the use case `action` once, however often the owner submits it (docs/product.md 41.4). It
 * works without scripts.
 */
export function DeskForm({
  action,
  back,
  submitted,
  fields = {},
  version,
  button,
  look,
  className,
  id,
  children,
}: DeskFormProps) {
  return (
    <form id={id} method="post" action={`/api/desk/${action}`} className={`desk-form ${className ?? ''}`}>
      <input type="hidden" name="key" value={crypto.randomUUID()} />
      <input type="hidden" name="back" value={back} />
      {version && (
        <>
          <input type="hidden" name="version" value={version.text} />
          <input type="hidden" name="seen" value={version.seen} />
        </>
      )}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button
        type="submit"
        className={look && `desk-${look}`}
        aria-describedby={isOf(submitted, action) ? 'desk-notice' : undefined}
      >
        {button}
      </button>
    </form>
  );
}

const isOf = (submitted: SubmittedForm | undefined, action: string) =>
  submitted?.action === action && submitted.outcome?.ok === false;

type FieldProps = {
  form: FormState;
  /** Id of the form's element, if the field is outside it. */
  element?: string | undefined;
  /** Part of the element's id, if the page has several forms of one action. */
  id?: string;
  name: string;
  label: string;
  hint?: string;
  /** Value before anything is typed. */
  value?: string;
  /** `area` for text of several lines. */
  kind?: 'text' | 'area' | 'email' | 'tel' | 'date' | 'number' | 'search';
  /** Choices by value; makes the field a list. */
  options?: Readonly<Record<string, string>>;
  required?: boolean;
  /** Id of a list of suggestions that several fields share. */
  list?: string;
  /** Suggestions for a text. */
  suggestions?: readonly string[];
  autoComplete?: string;
  inputMode?: 'decimal' | 'numeric';
};

/** A labelled form field. After a rejection it shows the typed value and its error. */
export function DeskField(props: FieldProps) {
  const {
    form,
    element,
    id: part = '',
    name,
    label,
    hint,
    value = '',
    kind = 'text',
    options,
    required,
    ...rest
  } = props;
  const { suggestions, list, ...attributes } = rest;
  const rejected = isOf(form.submitted, form.action) ? form.submitted : undefined;
  const invalid = rejected?.outcome?.invalid?.field === name ? rejected.outcome.invalid : undefined;
  const id = [form.action, part, name].filter(Boolean).join('-');
  const notes = [...(hint ? [`${id}-hint`] : []), ...(invalid ? [`${id}-error`] : [])].join(' ');
  const shared = {
    id,
    name,
    required,
    defaultValue: rejected?.fields[name] ?? value,
    'aria-describedby': notes || undefined,
    'aria-invalid': invalid ? true : undefined,
    ...attributes,
    form: element,
  };
  return (
    <p className="desk-field">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...shared}>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : kind === 'area' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={kind} list={suggestions ? `${id}-list` : list} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {hint && (
        <span id={`${id}-hint`} className="desk-hint">
          {hint}
        </span>
      )}
      {invalid && (
        <span id={`${id}-error`} className="desk-error">
          {invalid.reason === 'malformed'
            ? 'This is not valid. Check it.'
            : rejectionCopy({ code: 'bad-request', ...invalid })}
        </span>
      )}
    </p>
  );
}

/** A checkbox with its label. */
export function DeskCheck({ form, name, label }: Pick<FieldProps, 'form' | 'name' | 'label'>) {
  const isTicked = isOf(form.submitted, form.action) && form.submitted?.fields[name] === 'on';
  return (
    <p className="desk-check">
      <label>
        <input type="checkbox" name={name} defaultChecked={isTicked} /> {label}
      </label>
    </p>
  );
}
