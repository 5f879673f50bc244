import { invoiceTitles } from '@/data/invoice-view';
import { absoluteUrl } from '@/data/site';
import { type InvoiceReference } from '@/domain/invoice';
import { invoicePath } from '@/domain/paths';
import { type Block } from './layout';
import { mailButtons, mailCopy } from './mail-copy';
import { type MailMessage } from './outbox';

/** Returns a sentence and a link for each document that a mail attaches. */
export function invoiceBlocks(token: string, documents: readonly InvoiceReference[]): Block[] {
  return documents.flatMap(({ number, kind }) => [
    { kind: 'text', text: mailCopy.attachment(invoiceTitles[kind], number) },
    {
      kind: 'button',
      label: mailButtons.document(invoiceTitles[kind]),
      url: absoluteUrl(invoicePath(token, number)),
    },
  ]);
}

/** Returns the attachments of a mail; nothing if there are none. */
export function attached(documents: readonly InvoiceReference[]): Pick<MailMessage, 'invoices'> {
  return documents.length === 0 ? {} : { invoices: documents.map(({ number }) => number) };
}
