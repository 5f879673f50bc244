import { join } from 'node:path';

/** Folder of the catalogue files: `data/`, or `CATALOGUE_DIR`. */
export function catalogueFolder(): string {
  return process.env.CATALOGUE_DIR || join(process.cwd(), 'data');
}
