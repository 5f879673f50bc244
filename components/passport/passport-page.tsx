import type { ReactNode } from 'react';
import { PicturesColumn } from '@/components/product/gallery/pictures-column';
import { Link } from '@/components/ui/link';
import { LinkRow } from '@/components/ui/link';
import { PageHeader, Notice } from '@/components/ui/page-parts';
import { isEuCountry, legalGuarantee } from '@/data/law';
import { manualOf } from '@/data/manual';
import { withShownTexts } from '@/data/watch-texts';
import { brands } from '@/data/brands';
import { pictureOf } from '@/data/watch-pictures';
import { dateCopy } from '@/domain/delivery-text';
import { guaranteeEnd, type PassportView } from '@/domain/passport';
import { askReturnPath, orderPath, passportPath } from '@/domain/paths';
import { batteryMonths } from '@/domain/specification';
import type { Watch } from '@/domain/watch';
import { entryCopy, passportCopy as copy } from './copy';
import { PassportForms } from './passport-forms';

type PassportPageProps = {
  passport: PassportView;
  /** Undefined if the watch is no longer in the catalogue. */
  watch: Watch | undefined;
  /** False for a watch without a page: an owner hides it. */
  isSold: boolean;
  /** UTC date. */
  today: string;
  /** Remaining rights of the order's shopper for this watch. */
  rights: readonly ('withdraw' | 'return')[];
};

/** The passport of a watch (docs/product.md 39). */
export function PassportPage({ passport, watch, isSold, today, rights }: PassportPageProps) {
  const { token, name, stolenAt, isClosed, orderToken = '' } = passport;
  const links = [
    { label: copy.card, href: passportPath(token, '/card') },
    ...(stolenAt === null ? [{ label: copy.handOver, href: passportPath(token, '/hand-over') }] : []),
    ...rights.map((kind) => ({ label: copy.rights[kind], href: askReturnPath(orderToken, kind, passport.watch) })),
  ];
  return (
    <div className="page-width pb-16">
      <PageHeader title={name}>{copy.about}</PageHeader>
      {stolenAt !== null && <Notice>{copy.stolen(dateCopy(stolenAt))}</Notice>}
      {isClosed && <Notice>{copy.closed}</Notice>}
      {/* Taller than on a product page, whose first screen also has a price and a button. */}
      <div className="mt-6 product-columns max-laptop:[&_.picture-frame]:max-h-[80svh]">
        {watch && (
          <PicturesColumn watch={watch} pictures={[pictureOf(watch, 0), pictureOf(watch, 1), pictureOf(watch, 2)]} />
        )}
        <div className="space-y-10 max-laptop:mt-8 laptop:col-span-5">
          <Facts passport={passport} watch={watch} isSold={isSold} />
          {!isClosed && <LinkRow links={links} className="flex flex-wrap gap-3" linkClass="button-quiet" />}
          <Log passport={passport} />
          {!isClosed && (
            <PassportForms
              token={token}
              isStolen={stolenAt !== null}
              hasBattery={watch !== undefined && batteryMonths(watch.specification) !== null}
              today={today}
            />
          )}
        </div>
      </div>
      {watch && <Manual watch={watch} />}
    </div>
  );
}

function Facts({ passport, watch, isSold }: Pick<PassportPageProps, 'passport' | 'watch' | 'isSold'>) {
  const { serial, from, isDelivered, country, batteryChangedOn, orderToken } = passport;
  const years = brands.find((brand) => brand.name === watch?.maker.name)?.warrantyYears;
  const legalEnd = guaranteeEnd(from, legalGuarantee.years);
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="border-b border-ink pb-3 text-2xl">
        {copy.facts}
      </h2>
      <dl className="specification tabular-nums">
        <Fact term={copy.serial}>{serial}</Fact>
        <Fact term={isDelivered ? copy.delivered : copy.expected}>{dateCopy(from)}</Fact>
        {years !== undefined && <Fact term={copy.guarantee}>{untilCopy(guaranteeEnd(from, years))}</Fact>}
        {isEuCountry(country) && <Fact term={copy.legal}>{untilCopy(legalEnd)}</Fact>}
        {batteryChangedOn && <Fact term={copy.battery}>{dateCopy(batteryChangedOn)}</Fact>}
        {orderToken !== undefined && (
          <Fact term={copy.order}>
            <Link href={orderPath(orderToken)} className="text-link">
              {copy.toOrder}
            </Link>
          </Fact>
        )}
        {watch && isSold && (
          <Fact term={watch.maker.name}>
            <Link href={watch.path} className="text-link">
              {copy.toWatch}
            </Link>
          </Fact>
        )}
      </dl>
    </section>
  );
}

const untilCopy = (end: string | undefined) => (end === undefined ? copy.lifetime : copy.until(dateCopy(end)));

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Log({ passport: { entries } }: Pick<PassportPageProps, 'passport'>) {
  return (
    <section aria-labelledby="log-title">
      <h2 id="log-title" className="border-b border-ink pb-3 text-2xl">
        {copy.log}
      </h2>
      {entries.length === 0 && <p className="py-3 text-soft">{copy.emptyLog}</p>}
      <ol>
        {entries.map(({ kind, note, at }, index) => (
          <li key={`${at}-${index}`} className="border-b border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b>{entryCopy[kind]}</b>
              <time dateTime={at} className="text-soft tabular-nums">
                {dateCopy(kind === 'battery' && note ? note : at)}
              </time>
            </p>
            {kind !== 'battery' && note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Manual({ watch }: { watch: Watch }) {
  return (
    <section aria-labelledby="manual-title" className="mt-12">
      <h2 id="manual-title" className="border-b border-ink pb-3 text-2xl">
        {copy.manual}
      </h2>
      <dl className="specification">
        {manualOf(withShownTexts(watch).specification).map(({ title, text }) => (
          <Fact key={title} term={title}>
            <span className="block max-w-prose">{text}</span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}
