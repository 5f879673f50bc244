// Verifies docs/product.md 10.10.
import {
  followRecentSearches,
  forgetAllSearches,
  forgetSearch,
  rememberSearch,
  useRecentSearches,
} from './recent-searches';

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

it('keeps eight, the latest first, each once whatever its case', () => {
  open();
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'C']) rememberSearch(query);
  expect(shown()).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(shown());
});

it('remembers nothing for nothing, and no more than a hundred characters', () => {
  rememberSearch('  \u0000 ');
  expect(localStorage.getItem(key)).toBeNull();
  rememberSearch('x'.repeat(500));
  expect(shown()).toEqual(['x'.repeat(100)]);
});

it('forgets one, and all', () => {
  for (const query of ['moon', 'steel']) rememberSearch(query);
  forgetSearch('moon');
  expect(shown()).toEqual(['steel']);
  forgetAllSearches();
  expect(shown()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

it.each(['{', '"text"', '{"length":3}', 'null', '[1,null,{},[],"moon"," moon ",""]', '[]'])(
  'reads %s as no searches, or as those that are in it',
  (text) => {
    localStorage.setItem(key, text);
    open();
    expect(shown()).toEqual(text.includes('moon') ? ['moon'] : []);
    rememberSearch('steel');
    expect(shown()[0]).toBe('steel');
  },
);

it('takes in what another tab stores, and keeps it when it stores its own', () => {
  open();
  rememberSearch('moon');
  localStorage.setItem(key, JSON.stringify(['steel', 'moon']));
  rememberSearch('blue');
  expect(shown()).toEqual(['blue', 'steel', 'moon']);
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(shown()).toEqual([]);
});

it('lasts as long as the page where storage is forbidden', () => {
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

it('knows of none before it has read any', () => {
  expect(useRecentSearches.getInitialState()).toEqual({ queries: [] });
});

it('shows eight of more, whether it has remembered or read them', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  for (const query of many) rememberSearch(query);
  expect(shown()).toEqual(['j', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  localStorage.setItem(key, JSON.stringify(many));
  open();
  expect(shown()).toEqual(many.slice(0, 8));
});

it('empties on localStorage.clear() elsewhere, and reads nothing for another key', () => {
  rememberSearch('moon');
  open();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(shown()).toEqual(['moon']);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toEqual([]);
});

it('stops', () => {
  open();
  stop();
  localStorage.setItem(key, JSON.stringify(['moon']));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(shown()).toEqual([]);
});
