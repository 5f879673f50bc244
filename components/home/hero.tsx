import { Link } from '@/components/ui/link';
import { weekendCopy } from '@/components/catalogue/copy';
import { findHeroLinks, headline, promotions, weekendPromotion } from '@/data/home';
import { Carousel, type CarouselSlot } from './carousel';

/** Headline and promotions beside the carousel (docs/product.md 4.2). */
export async function Hero({ slots }: { slots: readonly CarouselSlot[] }) {
  const [first, second] = await findHeroLinks();
  return (
    <section className="page-width grid grid-cols-1 gap-x-10 laptop:grid-cols-2 laptop:grid-rows-[auto_1fr] low:grid-cols-2 low:grid-rows-[auto_1fr]">
      <h1 className="pt-6 pb-5 display laptop:pt-16 laptop:pb-0">{headline}</h1>
      <Carousel
        slots={slots}
        className="laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 phone:-mx-4 low:col-start-2 low:row-span-2 low:row-start-1"
      />
      <div className="pb-8 laptop:pb-16">
        <ul className="mt-8 max-w-lg border-t border-line text-lg">
          {promotions.map((line) => (
            <li key={line} className="border-b border-line py-2.5">
              {line === weekendPromotion.text ? (
                <>
                  <Link href={weekendPromotion.path} toNavigation className="bar-link underline underline-offset-4">
                    {line}
                  </Link>
                  <p className="text-sm text-soft">{weekendCopy.promotion}</p>
                </>
              ) : (
                line
              )}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link href={first.href} toNavigation className="button">
            {first.label}
          </Link>
          <Link href={second.href} toNavigation className="button-quiet">
            {second.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
