import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { facetStateOf } from '@/domain/filtering/facet-state';
import { emptyFilterState, parseFilterState } from '@/domain/filtering/filter-state';
import { inLanguage } from '@/domain/testing/in-language';
import type { CatalogueIndex } from '@/domain/filtering/catalogue-index';
import { useFilteredList } from '@/store/filtered-list';
import { saveWrist } from '@/store/size-settings';
import { setDate } from '@/components/testing/browser-mock';
import { bestFirst, facetLabels, filteringCopy, sortLabels } from './copy';
import { FilterForm } from './filter-form';
import { awaitFirstInteraction, takeEarlyInput } from './first-interaction';
import { resultCountId } from './results-grid';
import type { FilteredList, ParsedQuery } from './use-filtering';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch: jest.fn() }) }));

/** Three watches of $100, $200 and $300; the first two are automatic, the last one is solar. */
const catalogueIndex: CatalogueIndex = {
  keys: ['xerix/1', 'xerix/2', 'xerix/3'],
  numbers: {
    price: [100, 200, 300],
    diameter: [36, 40, 44],
    lug: [42, 47, 52],
    thickness: [8, 10, 12],
    weight: [50, 60, 70],
    water: [30, 50, 100],
  },
  brands: ['xerix'],
  has: {
    brand: [[0], [0], [0]],
    movement: [[0], [0], [3]],
    display: [[0], [0], [0]],
    dial: [[0], [3], [3]],
    strap: [[0], [0], [0]],
    case: [[0], [0], [0]],
    function: [[], [0], [0]],
    fit: [],
  },
  straps: [
    [140, 180],
    [150, 200],
    [160, 210],
  ],
  byName: [2, 1, 0],
};

const open = (query = '', parsedQuery?: ParsedQuery, props: Partial<FilteredList> = {}) => {
  const list = parsedQuery ? '/search' : '/all';
  window.history.replaceState(null, '', query ? `${list}?${query}` : list);
  const filterState = query ? parseFilterState(new URLSearchParams(query)) : emptyFilterState;
  const makers = { xerix: 'Xeric' };
  const found = { list, filterState, catalogueIndex, parsedQuery, ...props } as FilteredList;
  return render(<FilterForm {...found} makers={makers} />);
};
/** A list of several pages: only the shop counts. */
const severalPages = {
  catalogueIndex: undefined,
  facetState: facetStateOf(catalogueIndex, emptyFilterState).facetState,
};
/** The query "small moon, 6.5 inch wrist" with two wishes, which can be removed. */
const smallOnWrist: ParsedQuery = {
  ...{ q: 'small moon, 6.5 inch wrist', words: 'small moon, 6.5 inch wrist', filterState: emptyFilterState },
  wrist: { figure: 6.5, unit: 'in' },
  removableWishes: [
    { text: 'small', without: 'moon, 6.5 inch wrist' },
    { text: '6.5 inch wrist', without: 'small moon' },
  ],
  textWithoutWishes: 'moon',
};
const figure = (end: 'lowest' | 'highest') =>
  screen.getByRole('textbox', { name: filteringCopy.inUnit(filteringCopy[end]('price'), 'price'), hidden: true });
const option = (label: RegExp) => screen.getByRole('checkbox', { name: label, hidden: true });
const commit = (control: HTMLElement, value: string) => {
  fireEvent.input(control, { target: { value } });
  fireEvent(control, new Event('change', { bubbles: true }));
};
const left = () => useFilteredList.getState().keys;
const address = () => window.location.pathname + window.location.search;
const handle = () => screen.getByRole('slider', { name: filteringCopy.highest('price'), hidden: true });
const chips = () => within(screen.getByRole('list', { name: filteringCopy.chips })).getAllByRole('link');

/** The query for a wide screen. */
let wide: MediaQueryList;
beforeAll(() => {
  window.matchMedia = () => (wide = Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
});
beforeEach(() => {
  push.mockReset();
  act(() => saveWrist(null));
});

it('a slider handle narrows the list while it moves and changes the URL on release', async () => {
  open();
  fireEvent.input(handle(), { target: { value: '200' } });
  await waitFor(() => expect(left()).toEqual(['xerix/1', 'xerix/2']));
  expect(address()).toBe('/all');
  fireEvent(handle(), new Event('change', { bubbles: true }));
  await waitFor(() => expect(address()).toBe('/all?price=-200'));
});

it('a slider handle keeps a figure between its round steps, and moves from there to the next one', async () => {
  open('price=-233.5');
  expect(handle()).toHaveValue('233.5');
  fireEvent.input(handle(), { target: { value: '234' } });
  await waitFor(() => expect(handle()).toHaveValue('235'));
  fireEvent(handle(), new Event('change', { bubbles: true }));
  await waitFor(() => expect(address()).toBe('/all?price=-235'));
});

it.each([
  ['price=-50', ['100', '100']],
  ['price=900-', ['300', '300']],
])('the handles of %s outside the scale have its nearest figure in the HTML, as browsers do', (query, values) => {
  // Otherwise the difference counts as the shopper's input before hydration, which navigates.
  open(query);
  const handles = (['lowest', 'highest'] as const).map((end) =>
    screen.getByRole('slider', { name: filteringCopy[end]('price'), hidden: true }),
  );
  expect(handles.map((slider) => slider.getAttribute('value'))).toEqual(values);
});

// Verifies docs/product.md 5.13 (text that is no number).
it('a typed figure that is no number returns to the figure from before, and leaves the URL', () => {
  open('price=-200');
  const figure = screen.getByRole('textbox', {
    name: filteringCopy.inUnit(filteringCopy.highest('price'), 'price'),
    hidden: true,
  });
  expect(figure).toHaveValue('$200');
  fireEvent.input(figure, { target: { value: 'a lot' } });
  fireEvent(figure, new Event('change', { bubbles: true }));
  expect(figure).toHaveValue('$200');
  expect(address()).toBe('/all?price=-200');
});

const fitOptions = () => screen.queryByRole('group', { name: facetLabels.fit, hidden: true });
const sortOptions = () => screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent);

// Verifies docs/product.md 5.14 (own wrist).
it('the fits and their sort order are offered only for a known wrist (docs/product.md 5.14)', () => {
  open();
  expect(fitOptions()).toBeNull();
  expect(sortOptions()).not.toContain(sortLabels.fit);
  act(() => saveWrist({ figure: 150, unit: 'mm' }));
  expect(fitOptions()).toHaveTextContent(/^Fits my wrist 150 mmGood 1Large 1$/);
  expect(sortOptions()).toContain(sortLabels.fit);
});

it('a fit narrows the list and sorts it, and the URL names the wrist (docs/product.md 5.14)', async () => {
  act(() => saveWrist({ figure: 150, unit: 'mm' }));
  open();
  expect(address()).toBe('/all');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Good/, hidden: true }));
  await waitFor(() => expect(address()).toBe('/all?fit=good&sort=fit&wrist=150mm'));
  expect(left()).toEqual(['xerix/1']);
  expect(chips().map((chip) => chip.textContent)).toEqual(['Good fit, 150 mm', filteringCopy.clear]);
  expect(useFilteredList.getState().wrist).toEqual({ figure: 150, unit: 'mm' });
});

it('the cards of a search show the fit on the wrist of the query, not on the shopper’s own (docs/product.md 5.14)', () => {
  act(() => saveWrist({ figure: 190, unit: 'mm' }));
  open('q=small+moon%2C+6.5+inch+wrist', smallOnWrist);
  expect(useFilteredList.getState().wrist).toEqual({ figure: 6.5, unit: 'in' });
});

it('the wrist of the URL precedes the shopper’s own (docs/product.md 5.14)', () => {
  act(() => saveWrist({ figure: 150, unit: 'mm' }));
  open('fit=large&wrist=6.5in');
  expect(fitOptions()).toHaveTextContent(/^Fits my wrist 6.5 inches/);
  expect(left()).toEqual(['xerix/3']);
});

// Verifies docs/product.md 5.14 (wrist of the query).
it('the wrist that the query names precedes the shopper’s own in options, counts and list', async () => {
  act(() => saveWrist({ figure: 150, unit: 'mm' }));
  open('q=small', smallOnWrist);
  expect(fitOptions()).toHaveTextContent(/^Fits my wrist 6.5 inchesSnug 1Good 1Large 1$/);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Good/, hidden: true }));
  await waitFor(() => expect(address()).toContain('&fit=good&sort=fit&wrist=6.5in'));
  expect(left()).toEqual(['xerix/2']);
});

// Verifies docs/product.md 5.14 (wrist of the URL).
it('the wrist of the URL precedes the one that the query names', () => {
  open('q=small&fit=large&wrist=150mm', smallOnWrist);
  expect(fitOptions()).toHaveTextContent(/^Fits my wrist 150 mm/);
  expect(left()).toEqual(['xerix/2']);
});

// Verifies docs/product.md 8.16 (removal of a wish, removal of a filter, removal of all).
it('a chip removes its own wish or filter only, and "clear" removes them all', () => {
  open('q=small&price=-200&movement=automatic&sort=price', smallOnWrist);
  const others = 'price=-200&movement=automatic&sort=price';
  const query = 'q=small+moon%2C+6.5+inch+wrist';
  expect(chips().map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['small', `/search?q=moon%2C+6.5+inch+wrist&${others}`],
    ['6.5 inch wrist', `/search?q=small+moon&${others}`],
    ['up to $200', `/search?${query}&movement=automatic&sort=price`],
    ['Automatic', `/search?${query}&price=-200&sort=price`],
    [filteringCopy.clear, '/search?q=moon&sort=price'],
  ]);
});

// Verifies docs/product.md 2.9 (Back).
it('Back undoes one change at a time: moves of one handle in a row are one, another handle or filter is the next', async () => {
  open();
  const release = (handle: HTMLElement, value: string) => {
    fireEvent.input(handle, { target: { value } });
    fireEvent(handle, new Event('change', { bubbles: true }));
  };
  const automatic = screen.getByRole('checkbox', { name: /^Automatic/, hidden: true });
  const diameter = screen.getByRole('slider', { name: filteringCopy.highest('diameter'), hidden: true });
  const changes: [() => unknown, string][] = [
    [() => release(handle(), '250'), '/all?price=-250'],
    [() => release(handle(), '200'), '/all?price=-200'],
    [() => release(diameter, '42'), '/all?price=-200&diameter=-42'],
    [() => fireEvent.click(automatic), '/all?price=-200&diameter=-42&movement=automatic'],
    [() => release(diameter, '40'), '/all?price=-200&diameter=-40&movement=automatic'],
    [() => release(handle(), '150'), '/all?price=-150&diameter=-40&movement=automatic'],
  ];
  for (const [change, path] of changes) {
    change();
    await waitFor(() => expect(address()).toBe(path));
  }
  const before = ['-40&movement=automatic', '-42&movement=automatic', '-42'].map(
    (rest) => `/all?price=-200&diameter=${rest}`,
  );
  for (const path of [...before, '/all?price=-200', '/all']) {
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe(path));
  }
});

it('Back removes the range that a slider handle set', async () => {
  open();
  fireEvent.input(handle(), { target: { value: '200' } });
  fireEvent(handle(), new Event('change', { bubbles: true }));
  await waitFor(() => expect(address()).toBe('/all?price=-200'));
  act(() => {
    window.history.replaceState(null, '', '/all');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(left()).toHaveLength(3));
  expect(handle()).toHaveValue('300');
});

it('an option shows the number of watches that remain if it is checked', () => {
  open('price=-200');
  const movement = screen.getByText(facetLabels.movement, { selector: 'summary' }).closest('details');
  expect(movement).toHaveTextContent('Automatic 2');
  expect(movement).toHaveTextContent('Solar quartz 0');
});

it('a facet with a single option is hidden', () => {
  open();
  expect(screen.getByRole('group', { name: facetLabels.movement, hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: facetLabels.strap, hidden: true })).toBeNull();
});

it('a click on a chip removes its filter, and Back restores it', async () => {
  open('price=-200&movement=automatic');
  expect(chips().map((chip) => chip.textContent)).toEqual(['up to $200', 'Automatic', filteringCopy.clear]);
  fireEvent.click(screen.getByRole('link', { name: filteringCopy.remove('up to $200') }));
  await waitFor(() => expect(address()).toBe('/all?movement=automatic'));
  act(() => {
    window.history.replaceState(null, '', '/all?price=-200&movement=automatic');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(chips()).toHaveLength(3);
});

it('a strict bound stays strict while another filter is set', async () => {
  open('price=-199.99');
  expect(chips().map((chip) => chip.textContent)).toEqual(['under $200', filteringCopy.clear]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Automatic/, hidden: true }));
  await waitFor(() => expect(chips().map((chip) => chip.textContent)).toContain('Automatic'));
  expect(chips().map((chip) => chip.textContent)).toContain('under $200');
  expect(left()).toEqual(['xerix/1']);
});

it('an empty result offers to remove the filter whose removal leaves most watches', () => {
  open('price=-100&movement=solar');
  expect(left()).toEqual([]);
  expect(screen.getByText(filteringCopy.nothing)).toBeVisible();
  expect(screen.getByRole('link', { name: filteringCopy.without('up to $100', 1) })).toBeVisible();
});

// Verifies docs/product.md 5.17 (after a filter).
it('filters that leave no watch show the nearest ones with their differences', () => {
  open('price=-100&movement=solar');
  const { nearest, removals } = useFilteredList.getState().instead ?? {};
  expect(removals?.map(({ label, href }) => [label, href])).toEqual([
    ['up to $100', '/all?movement=solar'],
    ['Solar quartz', '/all?price=-100'],
  ]);
  expect(nearest).toEqual([
    { key: 'xerix/1', notes: ['Automatic, not solar quartz'] },
    { key: 'xerix/3', notes: ['$300, more than $100'] },
    { key: 'xerix/2', notes: ['$200, more than $100', 'Automatic, not solar quartz'] },
  ]);
});

it('a change on a list of several pages navigates to the filtered URL', () => {
  window.history.replaceState(null, '', '/all');
  const { facetState } = facetStateOf(catalogueIndex, emptyFilterState);
  render(<FilterForm list="/all" filterState={emptyFilterState} facetState={facetState} makers={{}} />);
  fireEvent.input(handle(), { target: { value: '200' } });
  fireEvent(handle(), new Event('change', { bubbles: true }));
  expect(push).toHaveBeenCalledWith('/all?price=-200', { scroll: false });
});

it('the filtered list is cleared from the store on unmount', () => {
  const { unmount } = open('price=-200');
  expect(left()).toHaveLength(2);
  unmount();
  expect(left()).toBeUndefined();
});

it('Back between two moves of one handle keeps the entry that it went to', async () => {
  open();
  commit(handle(), '250');
  await waitFor(() => expect(address()).toBe('/all?price=-250'));
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe('/all'));
  commit(handle(), '200');
  await waitFor(() => expect(address()).toBe('/all?price=-200'));
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe('/all'));
  await waitFor(() => expect(left()).toHaveLength(3));
});

// Verifies docs/product.md 5.13 (upper handle, lower handle).
it('each figure follows its handle, and a typed figure moves its handle, within the scale and the other end', async () => {
  open();
  const lower = screen.getByRole('slider', { name: filteringCopy.lowest('price'), hidden: true });
  const shown = () => [lower, handle(), figure('lowest'), figure('highest')].map((each) => each.getAttribute('value'));
  const typed = () => [figure('lowest'), figure('highest')].map((each) => (each as HTMLInputElement).value);
  commit(handle(), '233');
  await waitFor(() => expect(address()).toBe('/all?price=-230'));
  expect([shown()[1], typed()[1]]).toEqual(['230', '$230']);
  commit(lower, '260'); // stops at the other handle
  await waitFor(() => expect(address()).toBe('/all?price=230-230'));
  expect(typed()).toEqual(['$230', '$230']);
  commit(figure('highest'), '287.5');
  await waitFor(() => expect(address()).toBe('/all?price=230-287.5'));
  expect([typed()[1], shown()[1]]).toEqual(['$287.50', '287.5']);
  commit(figure('highest'), '299.99');
  await waitFor(() => expect(typed()[1]).toBe('$299.99'));
  commit(figure('highest'), '9999'); // the end of the scale is no filter
  await waitFor(() => expect(address()).toBe('/all?price=230-'));
  expect(typed()[1]).toBe('$300');
  commit(figure('highest'), '8888'); // the same end again
  await waitFor(() => expect(typed()[1]).toBe('$300'));
  fireEvent.click(screen.getAllByRole('link', { name: /^Remove/ })[0] as HTMLElement);
  await waitFor(() => expect(typed()).toEqual(['$100', '$300']));
});

it('only the first fit sorts by fit, and only a list without another order', async () => {
  act(() => saveWrist({ figure: 150, unit: 'mm' }));
  const { unmount } = open();
  fireEvent.click(option(/^Good/));
  await waitFor(() => expect(address()).toBe('/all?fit=good&sort=fit&wrist=150mm'));
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value: 'listed' } });
  await waitFor(() => expect(address()).toBe('/all?fit=good&wrist=150mm'));
  fireEvent.click(option(/^Large/));
  await waitFor(() => expect(address()).toBe('/all?fit=good&fit=large&wrist=150mm'));
  unmount();
  open('sort=price-down');
  fireEvent.click(option(/^Good/));
  await waitFor(() => expect(address()).toBe('/all?fit=good&sort=price-down&wrist=150mm'));
});

it('a list of several pages offers the fits of a known wrist without counts, and sends the wrist with them', () => {
  const { container } = open('', undefined, severalPages);
  const wristField = () => container.querySelector('input[name=wrist]')?.getAttribute('value');
  expect([fitOptions(), wristField()]).toEqual([null, undefined]);
  act(() => saveWrist({ figure: 150, unit: 'mm' }));
  expect(fitOptions()).toHaveTextContent(/^Fits my wrist 150 mm\D+$/);
  expect(wristField()).toBe('150mm');
  fireEvent.click(option(/^Good/));
  expect(push).toHaveBeenCalledWith('/all?fit=good&sort=fit&wrist=150mm', { scroll: false });
});

it.each([
  ['2026-11-27T12:00:00-05:00', false, ['xerix/1']],
  ['2026-11-28T12:00:00-05:00', true, ['xerix/1', 'xerix/3']],
])('at %s a range of prices takes the prices of the day', (at, isWeekend, keys) => {
  setDate(at);
  open('price=-150', undefined, { catalogueIndex: { ...catalogueIndex, weekendPrices: [[2, 140]] }, isWeekend });
  expect(left()).toEqual(keys);
  jest.useRealTimers();
});

it.each([
  [true, 1],
  [false, 0],
])('the HTML of a page that the shop rendered on a weekend (%s) counts by its prices', (isWeekend, count) => {
  const weekend = { ...catalogueIndex, weekendPrices: [[2, 140]] as const };
  const filterState = parseFilterState(new URLSearchParams('price=-150'));
  const html = renderToString(
    <FilterForm list="/all" {...{ filterState, isWeekend }} catalogueIndex={weekend} makers={{}} />,
  );
  expect(html).toContain(`Solar quartz</span> <i>${count}</i>`);
});

it('the HTML of a list has a form that asks for its own filtered list, and a link that removes each filter', () => {
  const filterState = parseFilterState(new URLSearchParams('price=-250&movement=automatic'));
  const html = renderToString(
    <FilterForm list="/all" {...{ filterState, catalogueIndex }} isWeekend={false} makers={{}} />,
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const form = body.querySelector('form') as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/all', 'get']);
  const fields = new FormData(form);
  expect([fields.getAll('movement'), fields.getAll('price')]).toEqual([['automatic'], ['100', '250']]);
  expect(form.querySelector('[type=submit]')?.textContent).toBe(filteringCopy.showWithoutScript);
  const links = [...body.querySelectorAll('.filter-chips a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/all?movement=automatic', '/all?price=-250', '/all']);
});

describe('filters of a search', () => {
  const q: ParsedQuery = {
    q: 'under 200',
    words: '',
    filterState: parseFilterState(new URLSearchParams('price=-200')),
    removableWishes: [],
    textWithoutWishes: '',
  };

  it('loads the page only without filters and words, and for filters that leave no watch', async () => {
    open('q=under+200', q, { filterState: q.filterState });
    expect(left()).toEqual(['xerix/1', 'xerix/2']);
    fireEvent.click(option(/^Automatic/));
    await waitFor(() => expect(address()).toBe('/search?price=-200&movement=automatic'));
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(option(/^Automatic/));
    await waitFor(() => expect(address()).toBe('/search?price=-200'));
    fireEvent.click(option(/^Solar/));
    await waitFor(() => expect(push.mock.calls).toEqual([['/search?price=-200&movement=solar', { scroll: false }]]));
    fireEvent.click(option(/^Solar/));
    await waitFor(() => expect(left()).toHaveLength(2));
    fireEvent.click(screen.getByRole('link', { name: filteringCopy.clear }));
    await waitFor(() => expect(push).toHaveBeenLastCalledWith('/search', { scroll: false }));
    expect(address()).toBe('/search?price=-200');
  });

  it('loads the page without a filter that the query names, for another heading and search box', async () => {
    const moon = { ...q, q: 'moon under 200', words: 'moon' };
    open('q=moon+under+200&movement=automatic', moon, {
      filterState: parseFilterState(new URLSearchParams('price=-200')),
    });
    fireEvent.click(screen.getByRole('link', { name: filteringCopy.remove('up to $200'), hidden: true }));
    await waitFor(() => expect(push.mock.calls).toEqual([['/search?q=moon&movement=automatic', { scroll: false }]]));
  });

  it('the query’s own filters apply to its own URL alone', () => {
    window.history.replaceState(null, '', '/search?q=moon');
    render(
      <FilterForm list="/search" filterState={emptyFilterState} parsedQuery={q} {...{ catalogueIndex }} makers={{}} />,
    );
    expect(left()).toHaveLength(3);
  });

  it('names the default order "best match first" and the others as on a list', () => {
    open('q=under+200', q, { filterState: q.filterState });
    expect(sortOptions()).toEqual([bestFirst, ...sortOptions().slice(1)]);
    expect(sortOptions()).toContain(sortLabels.price);
    expect(new Set(sortOptions()).size).toBe(sortOptions().length);
  });
});

it('input before the code ran is applied to its own list, and not to a list that opens later', async () => {
  const early = document.createElement('div');
  early.innerHTML = '<form><input type="checkbox" name="movement" value="automatic"></form>';
  const input = early.querySelector('input') as HTMLInputElement;
  input.checked = true;
  awaitFirstInteraction(early)();
  const { unmount } = open();
  await waitFor(() => expect(address()).toBe('/all?movement=automatic'));
  awaitFirstInteraction(early)();
  unmount();
  expect(takeEarlyInput()).toBeUndefined();
});

it('a change whose list is left before the next paint changes neither the URL nor the store', async () => {
  const { unmount } = open();
  fireEvent.click(option(/^Automatic/));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([address(), left()]).toEqual(['/all', undefined]);
});

it('the opener names the number of filters, and a filter without a watch stays an option with 0', () => {
  open('price=-200&movement=automatic&strap=rubber');
  expect(screen.getByText(filteringCopy.open(3))).toBeInTheDocument();
  expect(option(/^Rubber 0/)).toBeChecked();
});

it('a chip moves the focus to the count before it goes, and a click with a key leaves the page as it is', async () => {
  render(<p id={resultCountId} tabIndex={-1} />);
  open('price=-200&movement=automatic');
  const chip = screen.getByRole('link', { name: filteringCopy.remove('up to $200') });
  // jsdom cannot navigate.
  const stay = (event: Event) => void (event.defaultPrevented ? prevented.push(event) : event.preventDefault());
  const prevented: Event[] = [];
  window.addEventListener('click', stay);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) fireEvent.click(chip, { [key]: true });
  expect([prevented.length, address()]).toEqual([0, '/all?price=-200&movement=automatic']);
  fireEvent.click(chip);
  window.removeEventListener('click', stay);
  expect(document.getElementById(resultCountId)).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/all?movement=automatic'));
});

it('the link of an empty result removes one filter alone', async () => {
  open('price=-100&movement=solar&case=steel&sort=price');
  fireEvent.click(screen.getByRole('link', { name: filteringCopy.without('up to $100', 1) }));
  await waitFor(() => expect(address()).toBe('/all?movement=solar&case=steel&sort=price'));
});

describe('the groups of filters', () => {
  const group = (label: string) => screen.getByText(label, { selector: 'summary' }).closest('details') as HTMLElement;
  const isOpen = () => ['Price', 'Size', 'Movement'].map((label) => group(label).hasAttribute('open'));

  it.each([
    [true, [false, false, true], [false, false, false]],
    [false, [true, false, true], [true, false, true]],
  ])('close by a press outside and by Escape on a wide screen only: %s', (matches, pressed, escaped) => {
    open();
    Object.assign(wide, { matches });
    for (const label of ['Price', 'Movement']) group(label).setAttribute('open', '');
    fireEvent.pointerDown(option(/^Automatic/));
    expect(isOpen()).toEqual(pressed);
    fireEvent.keyDown(option(/^Automatic/), { key: 'a' });
    expect(isOpen()).toEqual(pressed);
    fireEvent.keyDown(option(/^Automatic/), { key: 'Escape' });
    expect(isOpen()).toEqual(escaped);
    expect(group('Movement').querySelector('summary') === document.activeElement).toBe(matches);
  });

  /** Opens the sheet of a phone. @returns the form and its mocked `hidePopover` */
  function openSheet() {
    render(<p id={resultCountId} tabIndex={-1} />);
    const { container } = open();
    const form = container.querySelector('form') as HTMLFormElement;
    const hide = jest.fn();
    form.hidePopover = hide;
    const matches = form.matches.bind(form);
    jest.spyOn(form, 'matches').mockImplementation((selector) => selector === ':popover-open' || matches(selector));
    return { form, hide, container };
  }
  const toggle = (form: HTMLElement, newState: string) =>
    fireEvent(form, Object.assign(new Event('beforetoggle'), { newState }));

  it('the sheet opens with the price unless another group is open', () => {
    const { form } = openSheet();
    toggle(form, 'closed');
    expect(isOpen()).toEqual([false, false, false]);
    toggle(form, 'open');
    expect(isOpen()).toEqual([true, false, false]);
    group('Price').removeAttribute('open');
    group('Movement').setAttribute('open', '');
    toggle(form, 'open');
    expect(isOpen()).toEqual([false, false, true]);
  });

  it('the sheet closes when the focus leaves it, by its button, and on a screen that becomes wide', () => {
    const { form, hide, container } = openSheet();
    const outside = document.getElementById(resultCountId) as HTMLElement;
    const leaveTo = (relatedTarget: HTMLElement | null) => fireEvent.blur(option(/^Automatic/), { relatedTarget });
    for (const target of [null, handle(), form, container.firstElementChild as HTMLElement, document.body])
      leaveTo(target);
    expect(hide).not.toHaveBeenCalled();
    leaveTo(outside);
    expect(hide).toHaveBeenCalledTimes(1);
    fireEvent.submit(form);
    expect(hide).toHaveBeenCalledTimes(2);
    expect(outside).toHaveFocus();
    wide.dispatchEvent(new Event('change'));
    expect(hide).toHaveBeenCalledTimes(3);
  });
});

// Verifies docs/product.md 45.2 (addresses).
it('FilterForm of the German build filters the German list', async () => {
  const list = { list: '/all', filterState: emptyFilterState, catalogueIndex } as FilteredList;
  const markup = await inLanguage('de', async () => {
    const { FilterForm: GermanForm } = await import('./filter-form');
    const server = await import('react-dom/server');
    return server.renderToStaticMarkup(<GermanForm {...list} makers={{ xerix: 'Xeric' }} />);
  });
  expect(markup).toContain('action="/de/all"');
});
