'use client';

import { useFormState } from './form-state';

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
