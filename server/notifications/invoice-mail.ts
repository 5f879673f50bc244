import { invoiceTitles } from '@/data/invoice-view';
import { absoluteUrl } from '@/data/site';
import { type InvoiceReference } from '@/domain/invoice';
import { invoicePath } from '@/domain/paths';
import { type Block } from './layout';
import { type MailMessage } from './outbox';

/** Returns a sentence and a link for each document that a mail attaches. */
export function invoiceBlocks(token: string, documents: readonly InvoiceReference[]): Block[] {
  return documents.flatMap(({ number, kind }) => [
    { kind: 'text', text: `${invoiceTitles[kind]} ${number} is attached as PDF. You can also open it online.` },
    {
      kind: 'button',
      label: `Open ${invoiceTitles[kind].toLowerCase()}`,
      url: absoluteUrl(invoicePath(token, number)),
    },
  ]);
}

/** Returns the attachments of a mail; nothing if there are none. */
export function attached(documents: readonly InvoiceReference[]): Pick<MailMessage, 'invoices'> {
  return documents.length === 0 ? {} : { invoices: documents.map(({ number }) => number) };
}
