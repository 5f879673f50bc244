/** @jest-environment node */
// Verifies docs/product.md 41.4 (rejected form).
import { renderToStaticMarkup } from 'react-dom/server';
import type { SubmittedForm } from '@/contract/desk';
import { DeskAlerts } from './alerts';
import { DeskNotice } from './notice';
import { DeskCheck, DeskField, DeskForm } from './form';

const submitted: SubmittedForm = {
  key: 'key',
  action: 'add-note',
  fields: { text: 'Wants <blue>.', urgent: 'on' },
  outcome: { ok: false, sentence: 'Nothing was saved.', invalid: { field: 'text', reason: 'too-long', longest: 10 } },
};

// Verifies docs/product.md 41.4 (rejected form).
it.each([
  ['text', (field: string) => `value="${field}"`, {}],
  ['text of several lines', (field: string) => `>${field}</textarea>`, { kind: 'area' }],
  [
    'choice',
    (field: string) => `<option value="${field}" selected=""`,
    { options: { '': 'None', a: 'A', old: 'Old' } },
  ],
] as const)('a rejected form keeps a changed and an emptied %s', (_, shown, field) => {
  const markup = (fields: Record<string, string>) => {
    const form = { action: 'add-note', back: '/desk', submitted: { ...submitted, fields } };
    return renderToStaticMarkup(<DeskField form={form} name="line2" label="Line 2" value="old" {...field} />);
  };
  expect(markup({ line2: 'a' })).toContain(shown('a'));
  expect(markup({ line2: '' })).toContain(shown(''));
  expect(markup({ line2: '' })).not.toContain(shown('old'));
  expect(markup({})).toContain(shown('old'));
});

const html = (action: string) => {
  const form = { action, back: '/desk', submitted };
  return renderToStaticMarkup(
    <DeskForm {...form} button="Save" fields={{ number: 'OH-1' }}>
      <DeskField form={form} name="text" label="Note" value="Empty" />
      <DeskCheck form={form} name="urgent" label="Urgent" />
    </DeskForm>,
  );
};

it('a rejected form shows what was typed and marks the invalid field', () => {
  const rejected = html('add-note');
  expect(rejected).toMatch(/aria-invalid="true"[^>]* value="Wants &lt;blue&gt;\."/);
  expect(rejected).toMatch(/type="checkbox"[^>]* checked=""/);
  expect(rejected).toContain('<span id="add-note-text-error" class="desk-error">');
});

it('another form of the page shows its own values', () => {
  const other = html('delete-note');
  expect(other).not.toContain('aria-invalid');
  expect(other).toContain('value="Empty"');
  expect(other).not.toContain('checked');
});

it('each rendering of a form has a key of its own', () => {
  const keyOf = () => /name="key" value="([^"]+)"/.exec(html('add-note'))?.[1];
  expect(keyOf()).not.toBe(keyOf());
});

it('a notice is a status or an alert, with its Undo, and points at an invalid field', () => {
  const shown = (outcome: SubmittedForm['outcome']) =>
    renderToStaticMarkup(<DeskNotice submitted={{ ...submitted, outcome }} back="/desk" />);
  const undo = { action: 'undo-note', fields: { number: 'OH-1' }, label: 'Undo' };
  const done = shown({ ok: true, sentence: 'Saved.', undo } as never);
  expect(done).toContain('role="status"');
  expect(done).toMatch(/action="\/api\/desk\/undo-note".*name="number" value="OH-1".*Undo/s);
  expect(done).not.toContain('Look at');
  expect(done).not.toContain('name="version"');
  const undoVersion = { text: 'v1', seen: '2026-11-20T12:00:00.000Z' };
  expect(shown({ ok: true, sentence: 'Saved.', undo, undoVersion })).toMatch(/name="version" value="v1".*Undo/s);
  const bad = shown(submitted.outcome);
  expect(bad).toContain('role="alert"');
  expect(bad).toContain('Look at the marked field.');
  expect(renderToStaticMarkup(<DeskNotice submitted={undefined} back="/desk" />)).toBe('');
});

it('a form sends the state that its page shows, and when it was read', () => {
  const form = { action: 'add-note', back: '/desk', submitted: undefined, button: 'Save' };
  const sent = renderToStaticMarkup(<DeskForm {...form} version={{ text: 'v1', seen: '2026-11-20T12:00:00.000Z' }} />);
  expect(sent).toContain('name="version" value="v1"');
  expect(sent).toContain('name="seen" value="2026-11-20T12:00:00.000Z"');
  expect(renderToStaticMarkup(<DeskForm {...form} />)).not.toContain('name="version"');
});

it('each alert has a form of its own, which resolves that alert', () => {
  const alerts = ['dispute:dp_1', 'refund:re_2'].map((cause) => ({
    cause,
    since: '2026-11-20T12:00:00.000Z',
    text: cause,
  }));
  const markup = renderToStaticMarkup(<DeskAlerts alerts={alerts} back="/desk" submitted={undefined} />);
  const [, ...rows] = markup.split(/(?=<p>(?:dispute|refund):)/);
  expect(rows.map((row) => [/<p>([\w:]+)/.exec(row)?.[1], /name="cause" value="([^"]+)"/.exec(row)?.[1]])).toEqual([
    ['dispute:dp_1', 'dispute:dp_1'],
    ['refund:re_2', 'refund:re_2'],
  ]);
});
