import { ReportedError } from '@/domain/reported-error';

// Verifies docs/product.md 45.1.
test('furtherLanguages reports an unknown language of LANGUAGES, and its module loads with it', async () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, LANGUAGES: 'en,xx' });
  const { furtherLanguages } = await import('./bundle-settings');
  expect(furtherLanguages).toThrow(ReportedError);
  expect(furtherLanguages).toThrow('LANGUAGES must list codes of en, de, fr, es, ja, en among them, not "en,xx".');
  env.restore();
});
