import { contactPageCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { JsonLd } from '@/components/catalogue/structured-data/json-ld';
import { termsData } from '@/components/catalogue/structured-data/shop-data';
import { ContactForm } from '@/components/forms/contact-form';
import { contactCopy } from '@/components/forms/copy';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-parts';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { statedPolicies } from '@/data/eu-sales';
import { findOrder } from '@/data/information-pages';
import { openGraphOfHome } from '@/data/open-graph';
import { site } from '@/data/site';
import { fullStop, sentenceGap } from '@/domain/punctuation';

export async function generateMetadata() {
  return pageMetadata({
    title: contactCopy.pageTitle,
    description: copy.description(site.name),
    path: '/contact/form',
    picture: openGraphOfHome(await catalogue.listAll('all')),
  });
}

/** The contact form, with the terms of shipping and returns (docs/product.md 12.5). */
export default function ContactPage() {
  return (
    <div className="page-width">
      <JsonLd data={termsData()} />
      <PageHeader title={contactCopy.pageTitle}>
        {copy.intro}
        {sentenceGap}
        <Link href={findOrder.href} className="py-3 text-link">
          {copy.findOrder(findOrder.label)}
        </Link>
        {fullStop}
      </PageHeader>
      <div className="grid grid-cols-1 gap-x-10 gap-y-14 laptop:grid-cols-12">
        <div className="laptop:col-span-7">
          <ContactForm />
        </div>
        <ul className="text-2xl font-bold tracking-tight wrap-anywhere laptop:col-span-5">
          {[site.phone, site.secondPhone, site.mail].map(({ href, label }) => (
            <li key={href} className="border-t border-line last:border-b">
              <a href={href} className="flex min-h-16 items-center hover:underline hover:underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-16 grid grid-cols-1 gap-10 laptop:grid-cols-3">
        {statedPolicies(process.env).map(({ title, points }) => (
          <section key={title} aria-label={title} className="border-t border-ink pt-4">
            <h2 className="text-2xl">{title}</h2>
            <ul className="mt-3 list-disc space-y-2 ps-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
