import { dialScaleOf } from '@/data/dials-to-read';
import { lumePictureOf } from '@/data/studio';
import { arModelOf, modelOf, printedDatesOf } from '@/data/models';
import type { PictureSource } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import { Gallery } from './gallery';
import { PictureTools } from './picture-tools';

/** The left column of a product page: the gallery and the tools for its first picture. */
export function PicturesColumn({ watch, pictures }: { watch: Watch; pictures: readonly PictureSource[] }) {
  const model = modelOf(watch.key);
  const dial = dialScaleOf(watch.key);
  return (
    <div className="stays-put stays-when-low laptop:col-span-7">
      <Gallery name={watch.name} pictures={pictures} />
      <PictureTools
        name={watch.name}
        viewer={model && { model, pictured: dial?.from, dates: printedDatesOf(watch.key) }}
        room={arModelOf(watch.key)}
        dial={dial}
        lume={lumePictureOf(watch.key)}
      />
    </div>
  );
}
