import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Hydrates the server's HTML of a page after a shopper has used it.
 *
 * @param change edits the HTML as the browser does without scripts.
 */
export async function hydrateAfter(page: ReactElement, change: (html: HTMLElement) => void): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  change(container);
  await act(async () => void render(page, { container, hydrate: true }));
}

/** Hydrates a page whose buttons for early clicks were clicked before, each once. */
export async function hydrateAfterClicks(page: ReactElement): Promise<void> {
  await hydrateAfter(page, (html) => (window.queuedClicks = [...html.querySelectorAll<HTMLElement>('[data-early]')]));
  delete window.queuedClicks;
}
