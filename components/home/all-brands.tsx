import { shownPrice } from '@/domain/watch-price';
import { SmallCard } from '@/components/catalogue/small-card';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { allBrandsTitle, allOfBrand } from './copy';
import { type BrandPart, findBrandParts } from '@/data/home';
import { pictureAt } from '@/data/pictures';
import { pictureOf } from '@/data/watch-pictures';

/** All seven brands, each with its description, a featured watch and three more (docs/product.md 4.7). */
export async function AllBrands() {
  const parts = await findBrandParts();
  return (
    <section aria-labelledby="brands" className="page-width mt-16 tablet:mt-28">
      <h2 id="brands" className="heading">
        {allBrandsTitle}
      </h2>
      <ul className="mt-6 tablet:mt-10">
        {parts.map((part) => (
          <li
            key={part.brand.path}
            className="grid gap-x-10 gap-y-6 border-t border-ink py-6 tablet:grid-cols-12 tablet:py-10"
          >
            <BrandView {...part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BrandView({ brand, featured, watches, count }: BrandPart) {
  return (
    <>
      <Link href={featured.path} toNavigation className="block tablet:col-span-5 laptop:col-span-4">
        <Picture
          picture={pictureOf(featured, 1)}
          sizes="(min-width: 85.375rem) 430px, (min-width: 64rem) 32vw, (min-width: 48rem) 40vw, 100vw"
          className="aspect-square object-cover tablet:h-full"
        />
      </Link>
      <div className="flex min-w-0 flex-col tablet:col-span-7 laptop:col-span-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h3 className="text-3xl leading-tight tablet:text-4xl">{brand.name}</h3>
          <Link href={brand.path} toNavigation className="bar-link font-semibold text-link">
            {allOfBrand(count, brand.shortName)}
          </Link>
        </div>
        <p className="mt-1 font-semibold">{brand.tagline}</p>
        <p className="mt-2 mb-6 max-w-2xl text-pretty text-soft">{brand.description}</p>
        <ul className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-x-3 gap-y-6 laptop:gap-x-6">
          {watches.map(({ key, name, path, pictures, ...watch }) => (
            <li key={key} className="max-w-70">
              <SmallCard
                watch={{ name, ...shownPrice(watch), path, picture: pictureAt(pictures[0], '') }}
                sizes="(min-width: 85.375rem) 270px, (min-width: 64rem) 20vw, (min-width: 48rem) 17vw, 30vw"
                heading="h4"
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
