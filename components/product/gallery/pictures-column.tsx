import { dialScaleOf } from '@/data/dials-to-read';
import { lumePictureOf } from '@/data/lume';
import { arModelOf, modelOf, printedDatesOf } from '@/data/models';
import type { PictureSource } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import { Gallery } from './gallery';
import { PictureTools } from './picture-tools';

/** The left column of a product page: the gallery and the tools for its first picture. */
export function PicturesColumn({ watch, pictures }: { watch: Watch; pictures: readonly PictureSource[] }) {
  return (
    <div className="stays-put stays-when-low laptop:col-span-7">
      <Gallery name={watch.name} pictures={pictures} />
      <PictureTools
        name={watch.name}
        model={modelOf(watch.key)}
        dates={printedDatesOf(watch.key)}
        room={arModelOf(watch.key)}
        dial={dialScaleOf(watch.key)}
        lume={lumePictureOf(watch.key)}
      />
    </div>
  );
}
