'use client';

import { createContext, useContext } from 'react';

export type FormState = {
  /** The refusal of each field, by the field's name. */
  errors: Readonly<Record<string, string>>;
  /** Whether it is at work on what was submitted. */
  busy: boolean;
  /** What it is doing or has done, for the status beside its button. */
  status: string;
};

export const FormContext = createContext<FormState>({ errors: {}, busy: false, status: '' });

export const useFormState = () => useContext(FormContext);
