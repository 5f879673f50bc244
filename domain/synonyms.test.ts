import { synonyms } from './synonyms';

it('what the shop’s texts say for what shoppers say stays as it was last looked at', () => {
  expect(synonyms).toMatchSnapshot();
});
