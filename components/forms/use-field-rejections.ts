import { useRef, useState, type RefObject, useCallback, useEffect } from 'react';
import type { FormRejection } from './error-summary';
import { fieldRejection, controlsOf, isControl, type Control } from './field-rejection';

/**
 * Error state of a form: per field on blur after an edit, and as a summary of the errors passed to `show`. An error is
 * cleared once its field is valid or becomes optional.
 */
export function useFieldRejections(form: RefObject<HTMLFormElement | null>) {
  const edited = useRef(new Set<string>());
  const afterRelease = useAfterPointerRelease();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [summary, setSummary] = useState<{ rejections: readonly FormRejection[]; round: number }>({
    rejections: [],
    round: 0,
  });

  const showAtField = ({ name }: Control, text: string) => setErrors((others) => ({ ...others, [name]: text }));
  const clearRejection = (control: Control) => {
    showAtField(control, '');
    setSummary(({ rejections, round }) => ({
      rejections: rejections.filter((rejection) => rejection.control !== control),
      round,
    }));
  };
  const isNowOptional = ({ name, required, value }: Control) => errors[name] && !required && !value;

  const recordEdit = ({ target: control }: { target: EventTarget }) => {
    if (!isControl(control)) return;
    edited.current.add(control.name);
    if (errors[control.name] && !fieldRejection(control)) clearRejection(control);
    // One field can make another optional, such as a country without postal codes.
    setTimeout(() => {
      if (form.current) controlsOf(form.current).filter(isNowOptional).forEach(clearRejection);
    });
  };

  const validateOnBlur = ({ target: control }: { target: EventTarget }) => {
    if (!isControl(control) || !edited.current.has(control.name)) return;
    afterRelease(() => {
      const text = fieldRejection(control);
      if (text) showAtField(control, text);
    });
  };

  const show = (found: readonly FormRejection[]) => {
    setSummary(({ round }) => ({ rejections: found, round: round + 1 }));
    setErrors(Object.fromEntries(found.flatMap(({ control, text }) => (control ? [[control.name, text]] : []))));
  };

  return { errors, summary, recordEdit, validateOnBlur, show, clearEdits: () => edited.current.clear() };
}

/**
 * Defers work while a pointer is down. A message that appears between press and release moves the pressed button, and the
 * click is lost.
 */
function useAfterPointerRelease(): (work: () => void) => void {
  const isDown = useRef(false);
  const queued = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const release = () =>
      setTimeout(() => {
        isDown.current = false;
        for (const work of queued.current.splice(0)) work();
      });
    window.addEventListener('pointerdown', () => (isDown.current = true), options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return useCallback((work) => (isDown.current ? void queued.current.push(work) : work()), []);
}
