import 'server-only';
import { type DeskMail, type SeededState } from '@/contract/test-desk';
import { testStates } from '@/data/test-states';
import { nextChange } from '@/domain/weekly-window';
import { weekend } from '@/data/weekend';
import { type Recording, breakable } from '@/domain/test-desk';
import { escapeHtml } from '@/server/notifications/layout';
import { stripeEventTypes } from '@/server/payments/stripe-events';
import { readShopClock } from './state';

const HOUR_MS = 60 * 60_000;

/** Result of the last form, shown once above the others. */
export type DeskNotice = { readonly text: string; readonly seeded?: SeededState; readonly spec?: string };

export type DeskView = { mail: readonly DeskMail[]; recording: Recording | undefined; notice: DeskNotice | undefined };

/** Styles of the desk's pages. */
export const deskStyle = `
body { margin: 0 auto; padding: 16px; max-width: 960px; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark; overflow-wrap: anywhere }
section { border-top: 1px solid; padding: 8px 0 16px }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin: 8px 0 }
label { display: grid; grid-template-columns: minmax(0, auto); gap: 2px; max-width: 100% }
label:has([type=checkbox]) { grid-template-columns: auto auto; align-items: center }
input, select, textarea, button { font: inherit; min-height: 40px; max-width: 100%; box-sizing: border-box }
textarea { width: 100%; min-width: min(44ch, 100%) }
button { padding: 4px 12px; cursor: pointer }
table { width: 100%; border-collapse: collapse } td, th { text-align: left; padding: 4px 8px 4px 0; border-bottom: 1px solid }
pre { white-space: pre-wrap; border: 1px solid; padding: 8px } .notice { border: 2px solid; padding: 8px }
`;

/** Returns the page of the test desk: plain forms, without scripts. */
export function deskPage({ mail, recording, notice }: DeskView): string {
  return pageOf(
    'Test desk',
    `<p>Everything here is for tests: reset deletes every order of this shop.</p>
${notice ? noticeOf(notice) : ''}
${section('Clock', clockForms())}
${section('States', statesForm())}
${section('Record', recordForms(recording))}
${section('Mail', mailTable(mail))}
${section('Provider events', eventsForm())}
${section('Break', breakForm())}
${section('Reset', form('reset', '<button>Reset the shop</button>'))}`,
  );
}

/** Returns a complete page of the desk. */
function pageOf(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Odd Hours</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/test-desk/style">
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}

const section = (title: string, body: string) => `<section aria-label="${title}"><h2>${title}</h2>${body}</section>`;

const form = (action: string, body: string) => `<form method="post" action="/api/test-desk/${action}">${body}</form>`;

const field = (label: string, control: string) => `<label>${label} ${control}</label>`;

function noticeOf({ text, seeded, spec }: DeskNotice): string {
  const link = seeded ? ` <a href="${escapeHtml(seeded.path)}">Open ${escapeHtml(seeded.path)}</a>` : '';
  const shown = spec === undefined ? '' : `<pre tabindex="0" aria-label="Recorded spec">${escapeHtml(spec)}</pre>`;
  // The cart lives in the browser's storage.
  const cart = seeded?.cart ? '<script src="/api/test-desk/storage"></script>' : '';
  return `<div class="notice" role="status">${escapeHtml(text)}${link}</div>${shown}${cart}`;
}

function clockForms(): string {
  const { now, isMoved, isFrozen } = readShopClock();
  const date = new Date(now);
  const local = date.toLocaleString('en-US', { timeZone: weekend.timeZone, dateStyle: 'full', timeStyle: 'medium' });
  const state = isMoved ? (isFrozen ? 'set, and frozen' : 'set, and running') : 'the machine’s clock';
  const next = nextChange(weekend, date).getTime();
  const times = [
    ['1 hour later', date.getTime() + HOUR_MS],
    ['1 day later', date.getTime() + 24 * HOUR_MS],
    ['A minute before the next change of weekend prices', next - 60_000],
    ['A minute after it', next + 60_000],
  ] as const;
  const buttons = times.map(
    ([label, at]) => `<button name="at" value="${new Date(at).toISOString()}">${label}</button>`,
  );
  const freeze = field('Freeze', '<input type="checkbox" name="isFrozen">');
  const at = field('Time', '<input name="at" placeholder="2026-11-27T23:59:00-05:00" size="28" required>');
  return `<p>${escapeHtml(local)} in New York, ${now}: ${state}.</p>
${form('clock', `${at}${freeze}<button>Set the clock</button>`)}
${form('clock', buttons.join(''))}
${form('clock', '<button>Back to the machine’s clock</button>')}
${form('jobs', '<button>Run all jobs</button>')}`;
}

function statesForm(): string {
  const buttons = Object.entries(testStates).map(
    ([name, { title }]) => `<button name="state" value="${name}">${escapeHtml(title)}</button>`,
  );
  const email = field('Email of the shopper', '<input type="email" name="email" placeholder="ada@example.com">');
  const stock = `${field('Watch', '<input name="watch" placeholder="xerix/1" required>')}
${field('Units', '<input type="number" name="units" min="0" max="100000" required>')}<button>Set the stock</button>`;
  return form('seed', email + buttons.join('')) + form('stock', stock);
}

function mailTable(mail: readonly DeskMail[]): string {
  if (mail.length === 0) return '<p>No mail.</p>';
  const rows = mail
    .slice(0, 50)
    .map(
      ({ id, to, subject, sentAt }) =>
        `<tr><td><a href="${mailPath(id)}">${escapeHtml(subject)}</a></td><td>${escapeHtml(to)}</td><td>${sentAt ?? 'not sent'}</td></tr>`,
    );
  return `<table><tr><th>Subject</th><th>To</th><th>Sent</th></tr>${rows.join('')}</table>`;
}

/** Path of the page that shows an email. */
const mailPath = (id: string) => `/test-desk/mail/${encodeURIComponent(id)}`;

function eventsForm(): string {
  const types = stripeEventTypes.map((type) => `<li><code>${type}</code></li>`).join('');
  return `${form(
    'events',
    `${field('Order', '<input name="order" placeholder="OH-7K3M9QX2" required>')}
${field('Times', '<input type="number" name="times" min="1" max="5" value="1">')}
${field('After seconds', '<input type="number" name="afterSeconds" min="0" max="600" value="0">')}
${field('Events, one a line, with a status if it is not the usual one', '<textarea name="events" rows="3" required placeholder="charge.dispute.closed won"></textarea>')}
<button>Send</button>`,
  )}<details><summary>Types</summary><ul>${types}</ul></details>`;
}

function breakForm(): string {
  const options = breakable.map((what) => `<option>${what}</option>`).join('');
  return form(
    'break',
    `${field('Part', `<select name="what">${options}</select>`)}
${field('Seconds', '<input type="number" name="seconds" min="1" max="600" value="10" required>')}<button>Break</button>`,
  );
}

function recordForms(recording: Recording | undefined): string {
  if (recording)
    return `<p>Recording “${escapeHtml(recording.title)}”: ${recording.events.length} events. Use the shop in a tab that you open or reload now: a page that was open before records nothing. Alt and a click expect the text under the pointer.</p>
${form('stop', '<button>Stop</button>')}`;
  return form(
    'record',
    `${field('Title of the test', '<input name="title" size="40" required placeholder="a watch goes into the cart">')}
${field('Requirements', '<input name="requirements" placeholder="9.2, 9.5">')}<button>Record</button>`,
  );
}
