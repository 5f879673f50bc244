import type { ReactNode } from 'react';
import { Unbroken } from '@/components/order/unbroken';
import type { SubmittedForm } from '@/contract/desk';
import { DeskNotice } from './notice';

type DeskPageProps = {
  title: string;
  /** Path of this page, to which its forms return. */
  path: string;
  submitted: SubmittedForm | undefined;
  /** Links and buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One page of the desk: its heading, the outcome of the last form, and the content. */
export function DeskPage({ title, path, submitted, actions, children }: DeskPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="desk-heading">
        <h1>
          <Unbroken>{title}</Unbroken>
        </h1>
        {actions && <div className="desk-actions">{actions}</div>}
      </div>
      <DeskNotice submitted={submitted} back={path} />
      {children}
    </main>
  );
}

/** A part of a page with its heading. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-section">
      <h2>
        <Unbroken>{title}</Unbroken>
      </h2>
      {children}
    </section>
  );
}
