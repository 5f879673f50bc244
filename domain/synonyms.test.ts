import { synonyms } from './synonyms';

it('synonyms match the snapshot', () => {
  expect(synonyms).toMatchSnapshot();
});
