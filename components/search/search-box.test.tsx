import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Route } from 'next';
import { useLayoutEffect } from 'react';
import { fetchSearchEntries, fetchSuggestions } from '@/browser/search-client';
import { buildCatalogueIndex } from '@/domain/filtering/catalogue-index';
import { accept, reject } from '@/domain/result';
import {
  maxWatchesInBrowser,
  type SearchEntries,
  type SuggestedWatch,
  type Suggestions as Found,
} from '@/domain/search/search-entry';
import {
  allResults,
  clearRecent,
  clearSearch,
  recentTitle,
  removeRecent,
  startGroups,
  startTitle,
  suggestionCount,
} from './copy-results';
import { searchTitle } from './copy';
import { SearchBox } from './search-box';
import { Suggestions } from './suggestions';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/browser/search-client');

const picture = { file: 'a', widths: [320], width: 1200, height: 1500, alt: '' };
const watch = (id: number, maker: string, model: string): SuggestedWatch => ({
  key: `xerix/${id}`,
  maker,
  model,
  priceCents: 10_000 * id,
  prices: `${100 * id},,,`,
  path: `/all/xerix/${id}` as Route,
  picture,
});
const [comet, moon] = [watch(1, 'Xeric', 'Late Comet'), watch(2, 'Luminox', 'Late Moon')];
const entries: SearchEntries = {
  watches: [comet, moon].map((each) => ({
    ...each,
    words: { name: each.model, maker: each.maker, dial: '', specification: '', text: '' },
  })),
  catalogueIndex: buildCatalogueIndex([]),
  makers: [],
  pages: [
    { label: 'Xeric Watches', href: '/all/xerix' as Route, phrases: ['xeric'], group: 'maker' },
    { label: 'Contact us', href: '/contact/form', phrases: ['contact'] },
    { label: 'New Arrivals', href: '/new/allnew' as Route, phrases: ['new arrivals'], group: 'list' },
  ],
};
const askEntries = jest.mocked(fetchSearchEntries);
const askShop = jest.mocked(fetchSuggestions);

const box = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const open = async (watchCount = 2) => {
  render(<SearchBox name="Shop search" watchCount={watchCount} />);
  await userEvent.click(box());
  await screen.findByRole('status');
};

beforeEach(() => {
  localStorage.clear();
  askEntries.mockReset().mockResolvedValue(accept(entries));
  askShop.mockReset().mockResolvedValue(accept<Found>({ pages: [], watches: [], count: 0 }));
});

// This test runs first, because loaded entries stay cached in the module.
// Verifies docs/product.md 8.12 (no data).
it('the only option is the results page when the shop is unreachable', async () => {
  askEntries.mockResolvedValue(reject({ code: 'unreachable' }) as Awaited<ReturnType<typeof fetchSearchEntries>>);
  await open();
  await userEvent.type(box(), 'late');
  await waitFor(() => expect(options()).toEqual([allResults('late', undefined)]));
});

// Verifies docs/product.md 8.12 (up to 1000 watches).
it('the options are watches with maker, name and price, then all results, and the status has their number', async () => {
  await open();
  await userEvent.type(box(), 'late');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()).toEqual(['Xeric Late Comet $100.00', 'Luminox Late Moon $200.00', allResults('late', 2)]);
  expect(screen.getByRole('status')).toHaveTextContent(suggestionCount(2));
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

it('text typed between the first render and the event listeners is searched', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.value = 'la';
  input.focus();
  const TypesBeforeEffects = () => {
    useLayoutEffect(() => void (input.value = 'late'), []);
    return null;
  };
  render(
    <>
      <Suggestions input={input} watchCount={2} onPopup={() => {}} />
      <TypesBeforeEffects />
    </>,
  );
  await waitFor(() => expect(options().at(-1)).toBe(allResults('late', 2)));
  input.remove();
});

it('arrow keys move between options and the box, and Escape closes the list and keeps the text', async () => {
  await open();
  await userEvent.type(box(), 'late');
  await screen.findAllByRole('option');
  const active = () => screen.queryByRole('option', { selected: true })?.textContent;
  const scrolledTo: string[] = [];
  // jsdom has no scrollIntoView.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toContain('Moon');
  expect(scrolledTo.at(-1)).toBe(screen.getByRole('option', { selected: true }).id);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
    await userEvent.keyboard(`{${key}}`);
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(allResults('late', 2));
  }
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('late');
});

// Verifies docs/product.md 8.8 (suggestions).
it('a matching page of the shop is the first option', async () => {
  await open();
  await userEvent.type(box(), 'contact');
  await waitFor(() => expect(options()[0]).toBe('Contact us'));
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

// Verifies docs/product.md 8.13 (removal of one, removal of all).
it('an empty box lists recent searches with buttons to remove one or all', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['moon', 'steel']));
  await open();
  expect(await screen.findByRole('group', { name: recentTitle })).toBeVisible();
  const searches = () =>
    within(screen.getByRole('group', { name: recentTitle }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(searches()).toEqual(['moon', 'steel']);
  await userEvent.click(screen.getByRole('button', { name: removeRecent('moon') }));
  expect(searches()).toEqual(['steel']);
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: clearRecent }));
  expect(screen.queryByRole('group', { name: recentTitle })).toBeNull();
});

it('an empty box lists popular lists, then makers, and arrow keys reach them (docs/product.md 8.13)', async () => {
  await open();
  expect(await screen.findByRole('listbox', { name: startTitle })).toBeVisible();
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    `${startGroups.list}New Arrivals`,
    `${startGroups.maker}Xeric Watches`,
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('href', '/all/xerix');
});

it('a box that loses the focus before its suggestions have loaded keeps them closed, and opens them at the next focus', async () => {
  render(<SearchBox name="Shop search" watchCount={2} />);
  act(() => box().focus());
  act(() => box().blur());
  await screen.findByRole('status');
  await act(async () => {}); // the suggestions have loaded
  expect([box().getAttribute('aria-expanded'), options()]).toEqual(['false', []]);
  act(() => box().focus());
  expect(await screen.findByRole('listbox', { name: startTitle })).toBeVisible();
});

it('the focus that leaves between the first render and the event listeners closes the list', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  const LeavesBeforeEffects = () => {
    useLayoutEffect(() => input.blur(), []);
    return null;
  };
  const popups: (boolean | undefined)[] = [];
  const form = document.body.appendChild(document.createElement('form'));
  form.append(input);
  input.focus();
  render(
    <>
      <Suggestions
        input={input}
        watchCount={2}
        onPopup={(popup) => void popups.push(popup['aria-expanded'] === true)}
      />
      <LeavesBeforeEffects />
    </>,
  );
  await act(async () => {}); // the suggestions have loaded
  expect([options(), popups]).toEqual([[], [false]]);
  form.remove();
});

// Verifies docs/product.md 8.12 (more than 1000 watches).
it('a large catalogue is searched on the server after a pause, and an outdated response is ignored', async () => {
  const answers: ((watches: SuggestedWatch[]) => void)[] = [];
  await open(maxWatchesInBrowser + 1);
  await waitFor(() => expect(askShop.mock.calls).toEqual([['', expect.any(AbortSignal)]]));
  askShop.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((watches) => resolve(accept<Found>({ pages: [], watches, count: watches.length })));
      }),
  );
  await userEvent.type(box(), 'com');
  await waitFor(() => expect(askShop).toHaveBeenCalledTimes(1));
  expect(askShop.mock.calls[0]?.[0]).toBe('com');
  await userEvent.clear(box());
  await userEvent.type(box(), 'moon');
  await waitFor(() => expect(askShop).toHaveBeenCalledTimes(2));
  expect(askShop.mock.calls[0]?.[1].aborted).toBe(true);
  await act(async () => answers[1]?.([moon]));
  await act(async () => answers[0]?.([comet]));
  expect(options()).toEqual(['Luminox Late Moon $200.00', allResults('moon', 1)]);
  expect(askEntries).not.toHaveBeenCalled();
});

describe('the box and its list', () => {
  const active = () => screen.queryByRole('option', { selected: true })?.textContent;
  const saved = () => JSON.parse(localStorage.getItem('recent-searches') ?? '[]') as unknown;
  /** Addresses of the followed links. jsdom cannot navigate. */
  let followed: (string | null)[] = [];
  const follow = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && !event.defaultPrevented) followed.push(link.getAttribute('href'));
    event.preventDefault();
  };
  const type = async (words: string) => {
    await userEvent.type(box(), words);
    await screen.findByRole('option', { name: allResults('late', 2) });
  };

  beforeEach(() => {
    followed = [];
    window.addEventListener('click', follow);
  });
  afterEach(() => window.removeEventListener('click', follow));

  it('Enter follows the active option and remembers the query; without an active option it submits the form', async () => {
    await open();
    await type('late');
    const submit = createEvent.keyDown(box(), { key: 'Enter' });
    fireEvent(box(), submit);
    expect([submit.defaultPrevented, followed]).toEqual([false, []]);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    expect([followed, options(), saved()]).toEqual([['/all/xerix/1'], [], ['late']]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(box()).toHaveFocus();
  });

  it('keys of an input method and with a modifier change no option', async () => {
    await open();
    await type('late');
    for (const init of [{ isComposing: true }, { altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      expect(fireEvent.keyDown(box(), { key: 'ArrowDown', ...init })).toBe(true);
    }
    expect(active()).toBeUndefined();
  });

  it('a list that Escape closed opens at its first option by an arrow key, and at none by typing', async () => {
    await open();
    await type('late');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect([options(), box().getAttribute('aria-activedescendant')]).toEqual([[], null]);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Comet');
    await userEvent.keyboard('{Escape}{Backspace}');
    expect(options()).toHaveLength(3);
    expect(active()).toBeUndefined();
  });

  it('a second Escape, which empties the box, leaves the list closed until the next input', async () => {
    await open();
    await type('late');
    const clear = () => {
      fireEvent.keyDown(box(), { key: 'Escape' });
      fireEvent.input(box(), { target: { value: '' } });
    };
    fireEvent.keyDown(box(), { key: 'Escape' });
    fireEvent.input(box(), { target: { value: 'lat' } }); // pasted by a pointer
    expect(options()).toHaveLength(3);
    fireEvent.keyDown(box(), { key: 'Escape' });
    clear();
    expect(options()).toEqual([]);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.input(box(), { target: { value: 'late' } });
    expect(options()).toHaveLength(3);
  });

  it('the list stays while the focus is in the form, and closes with it', async () => {
    render(<button type="button">Elsewhere</button>);
    await open();
    await type('late');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: searchTitle })).toHaveFocus();
    expect(options()).toHaveLength(3);
    fireEvent.focusOut(box(), { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) });
    expect(options()).toEqual([]);
    await userEvent.click(box());
    expect(options()).toHaveLength(3);
    fireEvent.focusOut(box(), { relatedTarget: null });
    expect(options()).toEqual([]);
  });

  it('a recent search is remembered as itself, a page is not, and each choice is reported', async () => {
    localStorage.setItem('recent-searches', JSON.stringify(['moon', 'steel']));
    const chosen = jest.fn();
    render(<SearchBox name="Shop search" watchCount={2} onChoose={chosen} />);
    await userEvent.click(box());
    await userEvent.click(await screen.findByRole('option', { name: 'steel' }));
    expect([followed, saved(), chosen.mock.calls.length]).toEqual([['/search?q=steel'], ['steel', 'moon'], 1]);
    await userEvent.click(box());
    await userEvent.click(await screen.findByRole('option', { name: 'New Arrivals' }));
    expect([followed.at(-1), saved(), chosen.mock.calls.length]).toEqual(['/new/allnew', ['steel', 'moon'], 2]);
    await userEvent.type(box(), 'contact');
    await userEvent.click(await screen.findByRole('option', { name: 'Contact us' }));
    expect([followed.at(-1), saved()]).toEqual(['/contact/form', ['steel', 'moon']]);
  });

  it('a submitted query is remembered, and spaces alone are not submitted', async () => {
    await open();
    const form = box().closest('form') as HTMLFormElement;
    await userEvent.type(box(), '  ');
    expect(fireEvent.submit(form)).toBe(false);
    await userEvent.type(box(), 'late ');
    window.addEventListener('submit', follow, { once: true });
    const event = createEvent.submit(form);
    let wasPrevented: boolean | undefined;
    form.addEventListener('submit', ({ defaultPrevented }) => (wasPrevented = defaultPrevented), { once: true });
    fireEvent(form, event);
    expect([wasPrevented, saved()]).toEqual([false, ['late']]);
  });

  it('the clear button empties the box, focuses it and lists the starting points', async () => {
    await open();
    await type('late');
    fireEvent.click(screen.getByRole('button', { name: clearSearch })); // Safari leaves the focus in the box
    expect(options()).toEqual(['New Arrivals', 'Xeric Watches']);
    fireEvent.input(box(), { target: { value: 'late' } });
    await userEvent.click(screen.getByRole('button', { name: clearSearch }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(options()).toEqual(['New Arrivals', 'Xeric Watches']);
  });
});

it('a box that is focused before hydration loads its suggestions', async () => {
  const focus = jest.spyOn(document, 'activeElement', 'get');
  focus.mockImplementation(() => document.querySelector('input'));
  render(<SearchBox name="Shop search" watchCount={2} />);
  expect(await screen.findByRole('listbox', { name: startTitle })).toBeVisible();
  focus.mockRestore();
});

// Verifies docs/product.md 8.12 (more than 1000 watches).
it('a large catalogue keeps the previous answer to a query, but none of the empty box, and offers all results on failure', async () => {
  askShop.mockImplementation(async (query) =>
    query === 'fail'
      ? (reject({ code: 'unreachable' }) as Awaited<ReturnType<typeof fetchSuggestions>>)
      : accept<Found>(
          query === ''
            ? {
                pages: [{ label: 'New Arrivals', href: '/new/allnew' as Route, group: 'list', phrases: [] }],
                watches: [],
                count: 0,
              }
            : { pages: [], watches: [comet], count: 1 },
        ),
  );
  await open(maxWatchesInBrowser + 1);
  await waitFor(() => expect(options()).toEqual(['New Arrivals']));
  fireEvent.input(box(), { target: { value: 'com' } });
  expect(options()).toEqual([]);
  await waitFor(() => expect(options()).toEqual(['Xeric Late Comet $100.00', allResults('com', 1)]));
  fireEvent.input(box(), { target: { value: 'fail' } });
  expect(options()[0]).toBe('Xeric Late Comet $100.00');
  await waitFor(() => expect(options()).toEqual([allResults('fail', undefined)]));
});
