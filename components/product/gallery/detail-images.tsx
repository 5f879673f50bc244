'use client';

import { useEffect, useRef, useState } from 'react';
import { detailImageCopy } from '@/components/product/copy';
import { Picture } from '@/components/ui/picture';
import { type DetailImage, detailImageWidths, variantPath } from '@/domain/picture-source';

type DetailImagesProps = { name: string; pictures: readonly DetailImage[] };

/**
 * A watch's detail images, each a link to its largest file (docs/product.md 6.20). Their markup renders as they approach
 * the viewport, into reserved space (docs/decisions/0010-picture-files.md).
 */
export function DetailImages({ name, pictures }: DetailImagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!list.current) return;
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    });
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="closer" className="detail-images">
      <h2 id="closer">{detailImageCopy.title}</h2>
      <ul ref={list}>
        {pictures.map(([view, file, widest]) => (
          <li key={view}>
            <a href={variantPath(file, widest, 'webp')}>
              {near && (
                <Picture
                  picture={{
                    file,
                    widths: detailImageWidths(widest),
                    width: widest,
                    height: widest * 1.25,
                    alt: detailImageCopy.alt[view](name),
                  }}
                  sizes="(min-width: 85.375rem) 420px, (min-width: 48rem) 31vw, 96vw"
                  className="object-contain"
                />
              )}
              <span>{detailImageCopy.caption[view]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
