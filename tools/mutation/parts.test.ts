import { mutantsPart, testsWithOwnEnvironment } from './parts';

test('mutantsPart returns a part by name and throws for an unknown name', () => {
  expect(() => mutantsPart('nowhere')).toThrow('MUTANTS is one of domain, store, orders, payments.');
  expect(mutantsPart('store').report).toBe('.cache/reports/mutants-store.json');
});

test('testsWithOwnEnvironment lists the tests that name a Jest environment', () => {
  expect(testsWithOwnEnvironment()).toEqual(['store/server.test.ts']);
});
