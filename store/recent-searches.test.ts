// Verifies docs/product.md 10.10.
import {
  followRecentSearches,
  forgetAllSearches,
  forgetSearch,
  rememberSearch,
  useRecentSearches,
} from './recent-searches';
import { fillStorage } from './testing/storage';

const key = 'recent-searches';
const shown = () => useRecentSearches.getState().queries;
let stop = () => {};
const open = () => {
  stop = followRecentSearches();
};

beforeEach(() => {
  localStorage.clear();
  useRecentSearches.setState({ queries: [] });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it('rememberSearch keeps eight queries, newest first, without duplicates in any case', () => {
  open();
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'C']) rememberSearch(query);
  expect(shown()).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(shown());
});

it('rememberSearch ignores an empty query and truncates to 100 characters', () => {
  rememberSearch('  \u0000 ');
  expect(localStorage.getItem(key)).toBeNull();
  rememberSearch('x'.repeat(500));
  expect(shown()).toEqual(['x'.repeat(100)]);
});

it('forgetSearch removes one query and forgetAllSearches removes all', () => {
  for (const query of ['moon', 'steel']) rememberSearch(query);
  forgetSearch('moon');
  expect(shown()).toEqual(['steel']);
  forgetAllSearches();
  expect(shown()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

it.each(['{', '"text"', '{"length":3}', 'null', '[1,null,{},[],"moon"," moon ",""]', '[]'])(
  'followRecentSearches reads only the valid queries of %s',
  (text) => {
    localStorage.setItem(key, text);
    open();
    expect(shown()).toEqual(text.includes('moon') ? ['moon'] : []);
    rememberSearch('steel');
    expect(shown()[0]).toBe('steel');
  },
);

it('rememberSearch keeps another tab’s queries; a deletion in another tab empties the list', () => {
  open();
  rememberSearch('moon');
  localStorage.setItem(key, JSON.stringify(['steel', 'moon']));
  rememberSearch('blue');
  expect(shown()).toEqual(['blue', 'steel', 'moon']);
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(shown()).toEqual([]);
});

it('rememberSearch keeps queries in memory when storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  open();
  rememberSearch('moon');
  rememberSearch('steel');
  expect(shown()).toEqual(['steel', 'moon']);
});

// Verifies docs/product.md 10.4 (full).
it('rememberSearch and forgetSearch keep their queries in memory when storage is full', () => {
  rememberSearch('moon');
  open();
  fillStorage();
  rememberSearch('steel');
  rememberSearch('blue');
  expect(shown()).toEqual(['blue', 'steel', 'moon']);
  forgetSearch('moon');
  expect(shown()).toEqual(['blue', 'steel']);
  jest.restoreAllMocks();
  rememberSearch('gold');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['gold', 'blue', 'steel']);
});

it('useRecentSearches is initially empty', () => {
  expect(useRecentSearches.getInitialState()).toEqual({ queries: [] });
});

it('useRecentSearches shows at most eight remembered or stored queries', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  for (const query of many) rememberSearch(query);
  expect(shown()).toEqual(['j', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  localStorage.setItem(key, JSON.stringify(many));
  open();
  expect(shown()).toEqual(many.slice(0, 8));
});

it('useRecentSearches empties on localStorage.clear() in another tab and ignores other keys', () => {
  rememberSearch('moon');
  open();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(shown()).toEqual(['moon']);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toEqual([]);
});

// Verifies docs/product.md 10.5.
it('useRecentSearches shows a deletion in another tab when the page returns from the back-forward cache', () => {
  rememberSearch('moon');
  open();
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(shown()).toEqual(['moon']);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toEqual([]);
});

it('followRecentSearches ignores storage events after stop', () => {
  open();
  stop();
  localStorage.setItem(key, JSON.stringify(['moon']));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(shown()).toEqual([]);
});
