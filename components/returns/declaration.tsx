import type { ReactNode } from 'react';
import { confirmCopy as copy, doneCopy } from './copy';

/** A declaration of withdrawal as the shopper typed it. */
export type DeclarationView = {
  number: string;
  name: string;
  email: string;
  /** Watches and units; undefined for the whole order. */
  lines: readonly { name: string; units: number }[] | undefined;
  /** Moment of the declaration in words; undefined before the second step. */
  at: string | undefined;
};

/** Content of a declaration, for the second step and for the printed receipt. */
export function Declaration({ number, name, email, lines, at }: DeclarationView) {
  return (
    <dl className="max-w-2xl border-t border-ink">
      {at && <Row term={doneCopy.at}>{at}</Row>}
      <Row term={copy.number}>{number}</Row>
      <Row term={copy.what}>
        {lines ? (
          <ul>
            {lines.map((line) => (
              <li key={line.name}>{`${line.units} × ${line.name}`}</li>
            ))}
          </ul>
        ) : (
          copy.whole
        )}
      </Row>
      <Row term={copy.name}>{name}</Row>
      <Row term={copy.email}>{email}</Row>
    </dl>
  );
}

/** A term with its description. */
export function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-line py-3 tablet:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
