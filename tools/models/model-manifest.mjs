import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root.mjs';

/** Which watches have a model, and what it is like (docs/product.md 31.2, 31.3). */
const MODELS = 'data/models.json';

/** What the model of a watch may weigh at most (docs/product.md 31.2). */
export const LIMITS = { bytes: 600_000, skeletonBytes: 950_000, triangles: 130_000, draws: 20 };

/** The least that any model may resemble its photograph, by the photograph's view; each has a least of its own beside it. */
export const LEAST_RESEMBLANCE = { front: 0.6, angle: 0.5 };

/** What decides how a model looks, besides the model: a change of these asks for a new measurement. */
const LOOKS = ['contact-shadow', 'crystal', 'film', 'framing', 'load-watch', 'room', 'stage', 'caster'].map(
  (name) => `components/twin/${name}.ts`,
);

/**
 * @typedef {object} Model
 * @property {string} made fingerprint of what it was made from
 * @property {Record<string, number>} mm diameter, thickness and lug to lug, as measured
 * @property {number} bytes
 * @property {number} triangles
 * @property {number} draws
 * @property {string} [compared] fingerprint of model, photographs and viewer when it was compared
 * @property {Record<string, number>} [resemblance] by view
 * @property {Record<string, number>} [least] that it may fall to, by view
 */

/** @returns {Record<string, Model>} by watch key */
export const readModels = () => JSON.parse(readFileSync(join(root, MODELS), 'utf8'));

/** @param {Record<string, Model>} models */
export function writeModels(models) {
  const sorted = Object.fromEntries(Object.entries(models).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, MODELS), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Where the model of a watch is, relative to the root. */
export const modelFile = (key) => `public/models/${key}.glb`;

/** The second of the day at which a watch is photographed; 0 where its dial has not been taken in layers. */
export const photographedAt = (key) =>
  JSON.parse(readFileSync(join(root, 'data/dials.json'), 'utf8'))[key]?.photographed ?? 0;

/** The photographs that a model is compared with, relative to the root. */
export const photographsOf = (key) => ({
  front: `public/watches/${key}-1.webp`,
  angle: `public/watches/${key}-2.webp`,
});

/** Changes when model, photographs or viewer do. */
export function comparedWith(key) {
  const hash = createHash('sha256');
  for (const file of [modelFile(key), ...Object.values(photographsOf(key)), ...LOOKS]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Most bytes of a model: a skeletonized watch shows its works, and has more to show. */
export const mostBytes = (isSkeleton) => (isSkeleton ? LIMITS.skeletonBytes : LIMITS.bytes);

/** What a model of this resemblance may fall to: a twentieth less. */
export const leastOf = (resemblance) =>
  Object.fromEntries(Object.entries(resemblance).map(([view, found]) => [view, Math.floor(found * 950) / 1000]));

/**
 * What is wrong with the models as the manifest has them.
 * @param {Record<string, Model>} models
 * @param {(key: string) => boolean} isSkeleton
 * @returns {string[]} sentences
 */
export function modelFaults(models, isSkeleton) {
  return Object.entries(models).flatMap(([key, model]) => {
    if (!existsSync(join(root, modelFile(key)))) return [`${key}: there is no ${modelFile(key)}.`];
    const { length } = readFileSync(join(root, modelFile(key)));
    return [
      length !== model.bytes && `${key}: the file has ${length} bytes, the manifest says ${model.bytes}.`,
      length > mostBytes(isSkeleton(key)) && `${key}: ${length} bytes are too many.`,
      model.triangles > LIMITS.triangles && `${key}: ${model.triangles} triangles are too many.`,
      model.draws > LIMITS.draws && `${key}: ${model.draws} draw calls are too many.`,
      model.compared !== comparedWith(key) &&
        `${key}: model, photograph or viewer changed since they were compared: npm run models -- --compare`,
      ...Object.entries(LEAST_RESEMBLANCE).map(([view, common]) => {
        const [found = 0, least] = [model.resemblance?.[view], Math.max(common, model.least?.[view] ?? 1)];
        return found < least && `${key}: resembles its photograph (${view}) by ${found}, at least ${least} is asked.`;
      }),
    ].filter((fault) => typeof fault === 'string');
  });
}
