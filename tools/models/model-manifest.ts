import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '@/runtime/root';

/** Path of the list of models with their figures (docs/product.md 31.2, 31.3). */
const MODELS = 'data/models.json';

/** Limits of a model (docs/product.md 31.2); the model of a skeletonized watch includes its movement. */
export const LIMITS = { bytes: 600_000, skeletonBytes: 950_000, triangles: 130_000, draws: 20 };

/** The views in which a model is compared with a photograph. */
export type View = 'front' | 'angle';

/** Minimum resemblance of any model to its photographs; each model also has its own minimum. */
export const MIN_RESEMBLANCE: Readonly<Record<View, number>> = { front: 0.6, angle: 0.5 };

/** Modules that draw a model. A change of one requires a new comparison with the photographs. */
const VIEWER = ['contact-shadow', 'crystal', 'film', 'framing', 'load-watch', 'room', 'stage', 'caster'].map(
  (name) => `components/viewer-3d/${name}.ts`,
);

/** A model in the manifest. */
export type Model = {
  /** Fingerprint of its sources. */
  made: string;
  /** Diameter, thickness and lug to lug, as measured. */
  mm: Record<string, number>;
  bytes: number;
  triangles: number;
  draws: number;
  /** Fingerprint of model, photographs and viewer when it was compared. */
  compared?: string;
  resemblance?: Record<View, number>;
  /** Its minimum resemblance. */
  least?: Record<View, number>;
};

/** Models by watch key. */
type Models = Record<string, Model>;

/** Reads the manifest of the 3D models, `data/models.json`. */
export const readModels = (): Models => JSON.parse(readFileSync(join(root, MODELS), 'utf8'));

/** Writes the manifest of the 3D models, sorted by watch key. */
export function writeModels(models: Models): void {
  const sorted = Object.fromEntries(Object.entries(models).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, MODELS), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The path of a watch's model, relative to the root. */
export const modelFile = (key: string): string => `public/models/${key}.glb`;

/** The time that a watch shows in its photographs, in seconds since midnight; 0 if its dial has no layers. */
export const photographedAt = (key: string): number =>
  JSON.parse(readFileSync(join(root, 'data/dials.json'), 'utf8'))[key]?.photographed ?? 0;

/** The photographs that a model is compared with, relative to the root. */
export const photographsOf = (key: string): Record<View, string> => ({
  front: `public/watches/${key}-1.webp`,
  angle: `public/watches/${key}-2.webp`,
});

/** A fingerprint of a model, its photographs and the viewer. */
export function comparedWith(key: string): string {
  const hash = createHash('sha256');
  for (const file of [modelFile(key), ...Object.values(photographsOf(key))])
    hash.update(readFileSync(join(root, file)));
  for (const file of VIEWER) hash.update(codeOf(readFileSync(join(root, file), 'utf8')));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the tokens of a TypeScript file, so that an edited comment needs no new comparison. */
export function codeOf(text: string): string {
  const source = ts.createSourceFile('viewer.ts', text, ts.ScriptTarget.Latest);
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length === 0) tokens.push(node.getText(source));
    for (const child of children) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  return tokens.join(' ').trim();
}

/** True if the studio's description of a watch shows its movement through the dial. */
const isSkeleton = (key: string) =>
  'movement' in JSON.parse(readFileSync(join(root, `studio/watches/${key}.json`), 'utf8'));

/** Maximum bytes of a watch's model. */
export const maxBytes = (key: string): number => (isSkeleton(key) ? LIMITS.skeletonBytes : LIMITS.bytes);

/** Minimum for later resemblance: 95 % of the current one. */
export const minimumOf = ({ front, angle }: Record<View, number>): Record<View, number> => ({
  front: Math.floor(front * 950) / 1000,
  angle: Math.floor(angle * 950) / 1000,
});

/** Returns a sentence for each problem in the manifest: missing or changed files, exceeded limits, outdated or poor resemblance. */
export function modelProblems(models: Models): string[] {
  return Object.entries(models).flatMap(([key, model]) => {
    if (!existsSync(join(root, modelFile(key)))) return [`${key}: there is no ${modelFile(key)}.`];
    const { length } = readFileSync(join(root, modelFile(key)));
    return [
      length !== model.bytes && `${key}: the file has ${length} bytes, the manifest says ${model.bytes}.`,
      length > maxBytes(key) && `${key}: ${length} bytes are too many.`,
      model.triangles > LIMITS.triangles && `${key}: ${model.triangles} triangles are too many.`,
      model.draws > LIMITS.draws && `${key}: ${model.draws} draw calls are too many.`,
      model.compared !== comparedWith(key) &&
        `${key}: model, photograph or viewer changed since they were compared: npm run models -- --compare`,
      ...(['front', 'angle'] as const).map((view) => {
        const [found = 0, minimum] = [
          model.resemblance?.[view],
          Math.max(MIN_RESEMBLANCE[view], model.least?.[view] ?? 1),
        ];
        return (
          found < minimum && `${key}: resembles its photograph (${view}) by ${found}, at least ${minimum} is asked.`
        );
      }),
    ].filter((problem) => typeof problem === 'string');
  });
}
