import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { oddHoursCopy } from './copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { oddHours } from '@/data/home';
import { pictureAt } from '@/data/pictures';

/** In px: a picture is up to 200 px wide, on screens with a pixel ratio of 2. */
const widestPicture = 480;

/** The six odd hours of the shop's name, each with a watch that is sold (docs/product.md 4.8). */
export async function OddHours() {
  const hours = await Promise.all(
    oddHours.map(async ({ hour, watch, text: words }) => ({ hour, words, watch: await catalogue.findWatch(watch) })),
  );
  return (
    <section aria-labelledby="odd-hours" className="page-width mt-16 tablet:mt-28">
      <div className="items-end justify-between gap-x-10 laptop:flex">
        <h2 id="odd-hours" className="heading">
          {oddHoursCopy.title}
        </h2>
        <p className="mt-3 max-w-md text-pretty text-soft">{oddHoursCopy.text}</p>
      </div>
      <ol className="mt-6 grid border-t border-ink tablet:mt-10 tablet:grid-cols-3 tablet:gap-x-6 laptop:grid-cols-6">
        {hours.map(({ hour, words, watch }) => {
          const picture = watch && pictureAt(watch.pictures[0], '');
          return (
            picture && (
              <li key={hour} className="max-tablet:border-b max-tablet:border-line">
                <Link href={watch.path} shows={picture} toNavigation className="group odd-hour">
                  <b>{hour}</b>
                  <span>
                    <Picture picture={picture} sizes="200px" widest={widestPicture} />
                  </span>
                  <span>
                    <strong>{watch.fullName}</strong>
                    {words}
                  </span>
                </Link>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
