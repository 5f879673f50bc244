import { render } from '@testing-library/react';
import { act } from 'react';
import { translateNodes } from '@/domain/testing/translate';
import { followTranslations } from './translated-text';

beforeAll(() => followTranslations());

/** Translates the page and waits for the observers, which run after the current task. */
async function translate(options?: Parameters<typeof translateNodes>[1]) {
  translateNodes(document.body, options);
  await act(async () => undefined);
}

function Cart({ count, note = '', children }: { count: number; note?: string; children?: React.ReactNode }) {
  return (
    <p>
      <b>Cart</b> of {count} watches{note && <i>{note}</i>}
      {count > 2 ? ' (many)' : null}
      {children} in all
    </p>
  );
}

for (const way of ['replaced', 'inserted, then removed'] as const) {
  describe(`a page whose text nodes are ${way}`, () => {
    const show = async (count: number, note?: string) => {
      const { rerender, container } = render(<Cart count={count} note={note} />);
      const draw = async (...[nextCount, nextNote]: [number, string?]) => {
        rerender(<Cart count={nextCount} note={nextNote} />);
        await act(async () => undefined);
        return container.textContent;
      };
      await translate({ isReplacedAtOnce: way === 'replaced' });
      return { draw, container };
    };

    it('shows a figure that React updates in place', async () => {
      const { draw, container } = await show(1);
      expect(container.querySelectorAll('font')).not.toHaveLength(0);
      expect(await draw(2)).toBe('Cart of 2 watches in all');
    });

    it('shows updates after it was translated again', async () => {
      const { draw } = await show(1);
      await draw(2);
      await translate();
      expect(await draw(5)).toBe('Cart of 5 watches (many) in all');
      await translate();
      expect(await draw(1)).toBe('Cart of 1 watches in all');
    });

    it('adds and removes elements and text between translated text', async () => {
      const { draw } = await show(5, 'gift');
      expect(await draw(1, '')).toBe('Cart of 1 watches in all');
      expect(await draw(5, 'present')).toBe('Cart of 5 watchespresent (many) in all');
    });
  });
}

it('text nodes that a translator joins in one element come back together', async () => {
  const { rerender, container } = render(<Cart count={1} />);
  const paragraph = container.firstElementChild as Element;
  const [first, second] = [...paragraph.childNodes].slice(1, 3) as [Text, Text];
  const joined = document.createElement('font');
  joined.textContent = `${first.data}${second.data}`;
  first.before(joined);
  first.remove();
  second.remove();
  await act(async () => undefined);
  rerender(<Cart count={2} />);
  await act(async () => undefined);
  expect(container).toHaveTextContent('Cart of 2 watches in all');
});

it('still throws for a node that no translator replaced', () => {
  const [parent, unrelatedText] = [document.createElement('p'), document.createTextNode('text')];
  expect(() => parent.removeChild(unrelatedText)).toThrow();
  expect(() => parent.insertBefore(document.createElement('b'), unrelatedText)).toThrow();
});
