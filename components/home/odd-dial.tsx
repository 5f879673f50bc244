import { TryDial } from '@/components/dial/try-dial';
import { Link } from '@/components/ui/link';
import { tryDialCopy } from './copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { dialScaleOf, readableDialOf } from '@/data/dials-to-read';
import { dialToTry } from '@/data/home';
import { pictureOf } from '@/data/watch-pictures';
import { withShownTexts } from '@/data/watch-texts';
import { movingPartsOf } from '@/domain/dial/layers';
import { momentOf } from '@/domain/dial/part-animation';
import { readDial } from '@/domain/dial/read-dial';

/** A dial whose time is set by dragging (docs/product.md 4.9). */
export async function OddDial() {
  const watch = await catalogue.findWatch(dialToTry);
  const [scale, dial] = [dialScaleOf(dialToTry), readableDialOf(dialToTry)];
  if (!watch || !scale || !dial) return null;
  const photographed = { ...momentOf(new Date(0)), day: dial.photographed };
  const { sentence: words } = readDial({ parts: movingPartsOf(dial), colours: dial.colours }, photographed);
  return (
    <section aria-labelledby="odd-dial" className="page-width mt-10 tablet:mt-16">
      <TryDial picture={pictureOf(watch, 0)} path={scale.path} from={scale.from} words={words}>
        <h2 id="odd-dial" className="heading">
          {tryDialCopy.title}
        </h2>
        <p className="max-w-prose text-lg text-pretty">{withShownTexts(watch).description[0]}</p>
        <Link href={watch.path} toNavigation className="bar-link font-semibold underline underline-offset-4">
          {watch.fullName}
        </Link>
      </TryDial>
    </section>
  );
}
