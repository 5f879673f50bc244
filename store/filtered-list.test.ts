import { useFilteredList } from './filtered-list';

it('useFilteredList keeps the filtered keys until forget', () => {
  useFilteredList.getState().show('all', ['xerix/1', 'undone/3']);
  expect(useFilteredList.getState()).toMatchObject({ list: 'all', keys: ['xerix/1', 'undone/3'] });
  useFilteredList.getState().show('xerix', []);
  expect(useFilteredList.getState()).toMatchObject({ list: 'xerix', keys: [] });
  useFilteredList.getState().forget();
  expect(useFilteredList.getState()).toMatchObject({ list: undefined, keys: undefined });
});

it('useFilteredList has the wrist of the last filters alone', () => {
  const wrist = { figure: 160, unit: 'mm' } as const;
  useFilteredList.getState().show('all', ['xerix/1'], wrist);
  expect(useFilteredList.getState().wrist).toEqual(wrist);
  useFilteredList.getState().show('all', ['xerix/1', 'undone/3']);
  expect(useFilteredList.getState().wrist).toBeUndefined();
});
