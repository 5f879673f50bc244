// Verifies docs/product.md 8.10 (click, middle click).
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { Choice } from './choices';
import { SuggestionOption } from './suggestion-option';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const choice: Choice = { key: 'moon', kind: 'recent', query: 'moon', href: '/search?q=moon' as Choice['href'] };

it.each([
  ['a click', 'click', {}, 1],
  ['a click with Ctrl', 'click', { ctrlKey: true }, 0],
  ['a click with the Command key', 'click', { metaKey: true }, 0],
  ['a click with Shift', 'click', { shiftKey: true }, 0],
  ['a middle click', 'auxClick', { button: 1 }, 0],
] as const)('%s on a suggestion chooses it %#: only a plain click closes the suggestions', (_, type, init, times) => {
  const choose = jest.fn();
  render(<SuggestionOption id="one" choice={choice} isActive={false} onChoose={choose} />);
  const option = screen.getByRole('option');
  expect(option).toHaveAttribute('href', '/search?q=moon');
  // jsdom cannot navigate.
  window.addEventListener(type.toLowerCase(), (event) => event.preventDefault(), { once: true });
  fireEvent(option, createEvent[type === 'click' ? 'click' : 'mouseUp'](option, init));
  expect(choose).toHaveBeenCalledTimes(times);
});
