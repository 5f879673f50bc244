import all from '../languages.json';

/** Loads modules as the build of a language has them, in a shop with these LANGUAGES. Sentences stay English. */
export async function inLanguage<Module>(
  code: string,
  load: () => Promise<Module>,
  languages = 'en,de',
): Promise<Module> {
  const { locale, currency } = all.find((language) => language.code === code) ?? {};
  const env = {
    ...process.env,
    SHOP_LANGUAGE: code,
    SHOP_LOCALE: locale,
    SHOP_CURRENCY: currency,
    LANGUAGES: languages,
  };
  const replaced = jest.replaceProperty(process, 'env', env);
  let loaded: Module | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await load();
  });
  replaced.restore();
  if (loaded === undefined) throw new Error('The modules were not loaded.');
  return loaded;
}
