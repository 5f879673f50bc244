'use client';

import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import { galleryWords } from '@/components/words/product';

/** A thumbnail is 80 CSS px wide. */
const widestThumbnail = 320;

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
      className="grid tablet:grid-cols-[minmax(0,1fr)_minmax(0,8fr)] tablet:gap-6"
    >
      <div className="relative grid aspect-4/5 overflow-hidden bg-card tablet:col-start-2 phone:-mx-4 phone:aspect-9/10">
        {pictures.map((picture, index) => (
          <div
            key={picture.file}
            aria-hidden={index !== shown}
            className={`col-start-1 row-start-1 transition-opacity duration-150 ${index === shown ? '' : 'opacity-0'}`}
          >
            <Picture
              picture={picture}
              sizes="(min-width: 1366px) 630px, (min-width: 1024px) 46vw, (min-width: 768px) 80vw, 100vw"
              priority={index === 0 ? 'first' : 'low'}
              className="size-full object-cover"
            />
          </div>
        ))}
      </div>
      <ul className="needs-script flex gap-2 tablet:col-start-1 tablet:row-start-1 tablet:flex-col tablet:gap-3 phone:mt-2">
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
              className={`block w-full max-w-20 border-2 phone:w-14 ${index === shown ? 'border-ink' : 'border-transparent forced-colors:border-[Canvas]'}`}
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
