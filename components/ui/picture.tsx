/** One picture in the variants the build made of it; sizes in px. */
type PictureProps = {
  picture: { avif: string; webp: string; src: string; width: number; height: number; alt: string };
  /** The width at which the page shows the picture, as in HTML's `sizes`. */
  sizes: string;
  className?: string;
  /** `first` for the picture a shopper waits for; all others load as they come near. */
  priority?: 'first' | 'near' | 'low';
};

/** A responsive picture whose space is reserved before it arrives. */
export function Picture({ picture, sizes, className = '', priority = 'near' }: PictureProps) {
  const first = priority === 'first';
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : priority === 'low' ? 'low' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={`block h-auto w-full bg-card ${className}`}
      />
    </picture>
  );
}
