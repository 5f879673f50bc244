import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { bestCopy, compareCopy, joined } from './copy';
import { pictureAt } from '@/data/pictures';
import { comparePath } from '@/domain/compare';
import { type ComparedLine, compareLines } from '@/domain/comparison-table';
import type { Watch } from '@/domain/watch';

/** Width of a column's largest picture in px: three times its maximum of 160 CSS px, for screens of three px per CSS px. */
const widestPicture = 480;

/** All specification lines of the watches side by side. A wide table scrolls in its own region (docs/product.md 23.3). */
export function ComparisonTable({ watches, isWeekend }: { watches: readonly Watch[]; isWeekend: boolean }) {
  return (
    <div className="mt-12">
      <h2 id="line-by-line" className="mb-4 heading">
        {compareCopy.table}
      </h2>
      <p className="mb-4 text-soft">{watches.length > 1 ? compareCopy.marked : compareCopy.markedLater}</p>
      <div role="region" aria-labelledby="line-by-line" tabIndex={0} className="comparison overflow-x-auto">
        <table>
          <caption className="sr-only">{joined(watches.map(({ fullName }) => fullName))}</caption>
          <thead>
            <tr>
              <th scope="col">{compareCopy.watch}</th>
              {watches.map((watch) => (
                <WatchHeader key={watch.key} watch={watch} watches={watches} />
              ))}
            </tr>
          </thead>
          <tbody>
            {compareLines(watches, isWeekend).map((line) => (
              <Line key={line.label} line={line} watches={watches} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function WatchHeader({ watch, watches }: { watch: Watch; watches: readonly Watch[] }) {
  const others = watches.filter((other) => other !== watch).map(({ key }) => key);
  return (
    <th scope="col">
      <Link href={watch.path} className="group block">
        <Picture
          picture={pictureAt(watch.pictures[0], '', widestPicture)}
          sizes="160px"
          className="aspect-4/5 max-w-40"
        />
        <span className="mt-2 flex min-h-11 items-center leading-tight group-hover:underline">{watch.fullName}</span>
      </Link>
      <Link
        href={comparePath(others)}
        aria-label={compareCopy.removeOf(watch.fullName)}
        className="bar-link text-sm font-normal underline underline-offset-4"
      >
        {compareCopy.remove}
      </Link>
    </th>
  );
}

function Line({ line: { label, values, differs, best }, watches }: { line: ComparedLine; watches: readonly Watch[] }) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {label}
        {differs && <span className="sr-only">, {compareCopy.differs}</span>}
      </th>
      {watches.map(({ key }, index) => {
        const leads = best[index];
        return (
          <td key={key}>
            {values[index]}
            {leads && <strong>{bestCopy[leads]}</strong>}
          </td>
        );
      })}
    </tr>
  );
}
