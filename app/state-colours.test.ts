/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

it('each colour of the desk has a value for light and one for dark devices', () => {
  const sheet = readFileSync('app/(desk)/desk/desk.css', 'utf8');
  const colours = [...sheet.matchAll(/^  --[a-z]+: (.*);$/gm)].map(([, value]) => value);
  expect(colours.length).toBeGreaterThan(8);
  expect(colours.filter((value) => !value?.startsWith('light-dark('))).toEqual([]);
});

it('each style that fills an element with ink in a state also makes its text legible', () => {
  const files = execFileSync('git', ['ls-files', 'app/*.css', 'app/*.tsx', 'components/*.tsx'], { encoding: 'utf8' });
  const lines = files
    .trim()
    .split('\n')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const filled = lines.flatMap((line) =>
    [...line.matchAll(/([a-z-]+):bg-ink(?=[\s"'`;])/g)].map(([, state]) => ({ line, state })),
  );
  expect(filled.length).toBeGreaterThan(4);
  expect(filled.filter(({ line, state }) => !line.includes(`${state}:text-paper`))).toEqual([]);
});

it('a style for a state names the value of its ARIA attribute, which false has too', () => {
  const files = execFileSync('git', ['ls-files', 'app/*.css'], { encoding: 'utf8' }).trim().split('\n');
  const states = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\[aria-(?:selected|pressed|checked|expanded|disabled)[^\]]*\]/g) ?? [],
  );
  expect(states.length).toBeGreaterThan(2);
  expect(states.filter((state) => !state.includes('='))).toEqual([]);
});
