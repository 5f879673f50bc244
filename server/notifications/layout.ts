import { colon } from '@/domain/punctuation';
import { language } from '@/domain/language';
import { site } from '@/data/site';
import { unbroken as numbers } from '@/domain/order-number';
import { writtenDates } from './written-dates';

/** One part of a mail: text, rows of a label and an amount with the total last, or one button. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'button'; label: string; url: string };

/** Renders a mail as HTML and as plain text. @param blocks in reading order, under the title. */
export function renderMail(title: string, blocks: readonly Block[]): { html: string; text: string } {
  return { html: htmlOf(title, blocks), text: [title, ...blocks.map(textOf), signature].join('\n\n') + '\n' };
}

const signature = `${site.name}\n${site.mail.label} · ${site.phone.label}`;

function textOf(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'button') return `${block.label}:\n${block.url}`;
  return block.rows.map(([label, value]) => label + colon + value).join('\n');
}

/** Colours of a mail on a dark screen; they must override the inline styles. Programs without media queries ignore them. */
const darkStyle = `<style>
@media (prefers-color-scheme: dark) {
body { background: #16181a !important; color: #f4f4f0 !important }
.soft { color: #a7adb3 !important }
.button { background: #f4f4f0 !important; color: #16181a !important }
td { border-color: #44494e !important }
}
</style>`;

/**
 * Uses tables and inline styles, because mail programs support little else. Width is 100 % up to 560 px, to fit a
 * phone.
 */
function htmlOf(title: string, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${darkStyle}
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:16px;background:#ffffff;color:#16181a;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;word-break:break-word">
<div style="max-width:560px;margin:0 auto">
<p style="font-weight:700">${escapeHtml(site.name)}</p>
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${inlineHtml(title)}</h1>
${blocks.map(htmlBlock).join('\n')}
<p class="soft" style="margin-top:32px;font-size:14px;color:#565b60">${inlineHtml(signature)}</p>
</div>
</body>
</html>
`;
}

function htmlBlock(block: Block): string {
  if (block.kind === 'text') return `<p>${inlineHtml(block.text)}</p>`;
  if (block.kind === 'button') {
    const style = 'display:inline-block;padding:12px 20px;background:#16181a;color:#ffffff;text-decoration:none';
    return `<p><a class="button" href="${escapeHtml(block.url)}" style="${style}">${escapeHtml(block.label)}</a></p>`;
  }
  const cell = 'padding:6px 0;border-bottom:1px solid #d5d8da;vertical-align:top';
  const rows = block.rows.map(
    ([label, value], index) =>
      `<tr${index === block.rows.length - 1 ? ' style="font-weight:700"' : ''}><td style="${cell}">${escapeHtml(label)}</td><td style="${cell};text-align:right;white-space:nowrap;padding-left:16px">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`;
}

/** Numbers, codes and dates: each stays on one line (docs/product.md 17.10). */
const unbroken = new RegExp(`${numbers.source}|${writtenDates}`, 'g');

/** Returns escaped text in which each number, code and date stays on one line. */
function inlineHtml(text: string): string {
  return escapeHtml(text).replace(unbroken, '<span style="white-space:nowrap">$&</span>').replaceAll('\n', '<br>');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
