'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

export type Panel = { title: string; content: ReactNode };

type AccordionProps = {
  panels: readonly Panel[];
  /** Shown only while no panel is open (docs/product.md 6.6). */
  whileClosed: ReactNode;
};

/** Panels that open and close under headings (ARIA Authoring Practices, Accordion). Without JavaScript all panels are open. */
export function Accordion({ panels, whileClosed }: AccordionProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const id = useId();

  const toggle = (title: string) => {
    const next = new Set(open);
    if (!next.delete(title)) next.add(title);
    setOpen(next);
  };

  return (
    <>
      <div className="border-t border-ink">
        {panels.map(({ title, content }) => {
          const isOpen = open.has(title);
          return (
            <div key={title} className="border-b border-line">
              <h2 className="text-xl">
                <button
                  type="button"
                  id={`${id}-${title}`}
                  aria-expanded={isOpen}
                  aria-controls={`${id}-${title}-panel`}
                  onClick={() => toggle(title)}
                  className="panel-switch"
                >
                  {title}
                  <Icon name={isOpen ? 'minus' : 'plus'} className="size-5" />
                </button>
              </h2>
              <div
                id={`${id}-${title}-panel`}
                role="region"
                aria-labelledby={`${id}-${title}`}
                hidden={!isOpen}
                className="open-without-script pb-6"
              >
                {content}
              </div>
            </div>
          );
        })}
      </div>
      {open.size === 0 && whileClosed}
    </>
  );
}
