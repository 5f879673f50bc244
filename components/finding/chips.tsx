import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Panel } from '@/domain/finding/panel';
import { partsOf, nothingSelected, type Selection, without } from '@/domain/finding/selection';
import { chipWords, findingWords } from './copy';
import { foundCountId } from './found-grid';

type ChipsProps = {
  selection: Selection;
  panel: Panel;
  makers: Readonly<Record<string, string>>;
  addressOf: (selection: Selection) => string;
  choose: (selection: Selection) => void;
};

/** What is set on the list, each taken off by a press. They are links, so that they work without JavaScript. */
export function Chips({ selection, panel, makers, addressOf, choose }: ChipsProps) {
  const parts = partsOf(selection);
  if (parts.length === 0) return null;
  const linkTo = (next: Selection) => ({
    href: addressOf(next),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // What is pressed goes away (docs/product.md 20.15).
      document.getElementById(foundCountId)?.focus({ preventScroll: true });
      choose(next);
    },
  });
  const { inTheWay } = panel;
  return (
    <div className="pt-4">
      <ul aria-label={findingWords.chips} className="flex flex-wrap items-center gap-2">
        {parts.map((part) => {
          const words = chipWords(part, makers);
          return (
            <li key={words}>
              <a
                {...linkTo(without(selection, part))}
                aria-label={findingWords.remove(words)}
                className="inline-flex min-h-11 items-center gap-2 border border-ink px-3 text-sm font-semibold hover:bg-ink hover:text-paper"
              >
                {words}
                <Icon name="close" className="size-3.5" />
              </a>
            </li>
          );
        })}
        <li>
          <a {...linkTo({ ...nothingSelected, sort: selection.sort })} className="bar-link px-2 text-sm font-semibold">
            {findingWords.clear}
          </a>
        </li>
      </ul>
      {panel.count === 0 && (
        <p className="mt-6 text-lg">
          {findingWords.nothing}{' '}
          {inTheWay && (
            <a {...linkTo(without(selection, inTheWay.part))} className="font-semibold text-link">
              {findingWords.without(chipWords(inTheWay.part, makers), inTheWay.count)}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
