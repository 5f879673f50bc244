import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { invoiceDescription } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { InvoiceDocument } from '@/components/invoice/invoice-document';
import { invoiceTitles } from '@/data/invoice-view';
import { database } from '@/server/database/database';
import { findInvoice } from '@/server/invoices/read';

/** Looks up the document here as well, so that an unknown one gets the title of the 404 page. */
export async function generateMetadata({ searchParams }: PageProps<'/thanks/invoice'>): Promise<Metadata> {
  const { order, number } = await searchParams;
  const facts = await findInvoiceOfUrl(order, number);
  return pageMetadata({
    title: `${invoiceTitles[facts.kind]} ${facts.number}`,
    description: invoiceDescription,
    path: '/thanks/invoice',
    isPrivate: true,
  });
}

/** An invoice, credit note or debit note of an order as a page (docs/product.md 35.13). */
export default async function InvoicePage({ searchParams }: PageProps<'/thanks/invoice'>) {
  const { order, number } = await searchParams;
  return <InvoiceDocument token={String(order)} facts={await findInvoiceOfUrl(order, number)} />;
}

type Parameter = string | string[] | undefined;

/** The document of the URL, cached per request; 404 for an unknown token, and for a document of another order. */
const findInvoiceOfUrl = cache(async (token: Parameter, number: Parameter) => {
  if (typeof token !== 'string' || Array.isArray(number)) return notFound();
  return (await findInvoice(await database(), token, number)) ?? notFound();
});
