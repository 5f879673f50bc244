// Verifies docs/product.md 26.2.
import { allJobs, jobsOfProcess } from './all-jobs';

const deliver = async () => {};
const names = (base?: string) => jobsOfProcess(deliver, base).map(({ name }) => name);

it('jobsOfProcess returns every job in the English process', () => {
  expect(names()).toEqual(allJobs(deliver).map(({ name }) => name));
});

it('jobsOfProcess returns no job in the process of a further language', () => {
  expect(names('/de')).toEqual([]);
});
