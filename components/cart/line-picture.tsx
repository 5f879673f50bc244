import { Picture } from '@/components/ui/picture';
import type { LineFact } from '@/data/line-facts';

/** A line's picture in its reserved space; the bare ground for a watch that is no longer sold, whose picture is gone. */
export function LinePicture({ fact, sizes }: { fact: LineFact | undefined; sizes: string }) {
  return (
    <span className="block aspect-4/5 overflow-hidden bg-card">
      {fact && <Picture picture={fact.picture} sizes={sizes} />}
    </span>
  );
}
