import { accessibilityCopy as copy } from './copy';
import type { Information } from './information';

export const accessibility: Information = {
  name: 'accessibility',
  description: copy.description,
  intro: copy.intro,
  sections: [
    { id: 'works', title: copy.works.title, parts: [{ points: copy.works.points }] },
    { id: 'checked', title: copy.checked.title, parts: [copy.checked.text] },
    { id: 'limits', title: copy.limits.title, parts: [{ points: copy.limits.points }, copy.limits.askUs] },
  ],
};
