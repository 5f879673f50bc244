import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Field, filledPattern } from '@/components/forms/field';
import { registrationCopy } from './copy';
import { useNavigate } from '@/components/ui/hooks';
import { useArrival } from '@/store/account-state';

/** Display name field, shared by registration and the account page. */
export function NameField({ hint, defaultValue }: { hint?: string; defaultValue?: string }) {
  return (
    <Field
      label={registrationCopy.name}
      name="name"
      required
      maxLength={60}
      pattern={filledPattern}
      title={registrationCopy.nameRule}
      autoComplete="nickname"
      hint={hint}
      defaultValue={defaultValue}
    />
  );
}

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-12 items-center font-semibold text-link">{title}</summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  );
}

/** Navigates to a page that shows `message`, and returns the message for the form that announces it. */
export function useArrivalAt(path: Route): (message: string) => string {
  const navigateTo = useNavigate();
  return (message) => {
    useArrival.setState({ message });
    navigateTo(path);
    return message;
  };
}
