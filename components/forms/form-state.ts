'use client';

import { createContext, useContext } from 'react';

/** What a form tells its parts: what is wrong with which field, and what it is doing. */
export type FormState = {
  errors: Readonly<Record<string, string>>;
  /** Whether it is at work on what was submitted. */
  busy: boolean;
  /** What it is doing or has done, for the status beside its button. */
  status: string;
};

export const FormContext = createContext<FormState>({ errors: {}, busy: false, status: '' });

export const useFormState = () => useContext(FormContext);
