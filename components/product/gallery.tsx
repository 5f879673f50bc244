'use client';

import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import { galleryWords } from '@/components/words/product';

/** A thumbnail is 80 CSS px wide. */
const widestThumbnail = 320;
/** The height of `picture-frame` decides it: four fifths of that. */
const drawnWidth = '(min-width: 64rem) clamp(320px, 80vh - 12rem, 46vw), clamp(200px, 80vh - 13rem, 100vw)';

/**
 * The large picture and its three thumbnails (docs/product.md 6.2). Pointing at a thumbnail, or moving
 * the focus to it, shows its picture; leaving restores the chosen one, at first the first. A tap, a click or Enter
 * chooses.
 */
export function Gallery({ name, pictures }: { name: string; pictures: readonly PictureSource[] }) {
  const [chosen, setChosen] = useState(0);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? chosen;

  return (
    <section
      aria-label={galleryWords.title(name)}
      className="relative grid tablet:grid-cols-[5rem_minmax(0,1fr)] tablet:gap-6 phone:-mx-4 low:block"
    >
      <div className="relative picture-frame bg-card tablet:col-start-2">
        {pictures.map((picture, index) => (
          <div
            key={picture.file}
            aria-hidden={index !== shown}
            className={`absolute inset-0 transition-opacity duration-150 ${index === shown ? '' : 'opacity-0'}`}
          >
            <Picture
              picture={picture}
              sizes={drawnWidth}
              priority={index === 0 ? 'first' : 'low'}
              className="h-full! object-contain"
            />
          </div>
        ))}
      </div>
      <ul className="needs-script absolute inset-y-0 left-3 flex flex-col justify-center gap-1.5 tablet:static tablet:col-start-1 tablet:row-start-1 tablet:justify-start tablet:gap-3 low:absolute low:justify-center low:gap-1.5">
        {pictures.map((picture, index) => (
          <li key={picture.file}>
            <button
              type="button"
              aria-label={galleryWords.thumbnail(index + 1, picture.alt)}
              aria-pressed={index === chosen}
              onMouseEnter={() => setPointedAt(index)}
              onMouseLeave={() => setPointedAt(null)}
              onFocus={() => setPointedAt(index)}
              onBlur={() => setPointedAt(null)}
              onClick={() => setChosen(index)}
              className={`block w-11.5 border-2 bg-card tablet:w-full low:w-11.5 ${index === shown ? 'border-ink' : 'border-transparent forced-colors:border-[Canvas]'}`}
            >
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="80px"
                widest={widestThumbnail}
                className="aspect-4/5 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
