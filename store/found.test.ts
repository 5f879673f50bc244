import { useFound } from './found';

it('what the rulers leave is known until it is forgotten', () => {
  useFound.getState().show('all', ['xerix/1', 'undone/3']);
  expect(useFound.getState()).toMatchObject({ list: 'all', keys: ['xerix/1', 'undone/3'] });
  useFound.getState().show('xerix', []);
  expect(useFound.getState()).toMatchObject({ list: 'xerix', keys: [] });
  useFound.getState().forget();
  expect(useFound.getState()).toMatchObject({ list: undefined, keys: undefined });
});
