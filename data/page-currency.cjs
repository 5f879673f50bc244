const { existsSync } = require('node:fs');
const { join } = require('node:path');
const languages = require('../domain/languages.json');

/** Returns the currency of the pages of a language: its own, or US dollars if the shop has no price list in it. */
exports.pageCurrencyIn = (code) => {
  const { currency = 'usd' } = languages.find((language) => language.code === code) ?? {};
  const list = join(process.env.CATALOGUE_DIR || __dirname, 'prices', `${currency}.json`);
  return existsSync(list) ? currency : 'usd';
};
