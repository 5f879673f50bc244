import { z } from 'zod';
import type { DialLayers } from '@/domain/dial/layers';
import type { WatchKey } from '@/domain/watch-key';
import dials from './dials.json';

const px = z.number();
const src = z.string().regex(/^\/dials\/\w+\/\d+\/[\w-]+\.webp$/, 'expected a path of a dial’s picture');
const box = z.tuple([px.int(), px.int(), px.int().min(1), px.int().min(1)]);

const course = z.strictObject({
  period: z.number().positive(),
  points: z.array(z.tuple([z.number(), z.number()])).min(2),
  since: z.enum(['week', 'month']).optional(),
  beats: z.number().positive().optional(),
});

const still = z.strictObject({ src, box: box.optional() });

const turning = z.strictObject({
  name: z.string(),
  src,
  views: z.int().min(1),
  box,
  axle: z.tuple([px, px]),
  squash: z.number().positive(),
  rise: z.number(),
  on: z.string().optional(),
  drive: course,
});

const figure = z.strictObject({
  name: z.string(),
  src,
  views: z.literal(10),
  box,
  drive: z.strictObject({ of: z.literal('view'), every: z.int().min(1), count: z.int().min(2).max(10) }),
});

const dialsFile = z.record(
  z.string(),
  z.strictObject({
    photographed: z.int().min(0).max(86_399),
    size: z.tuple([z.literal(600), z.literal(750)]),
    bytes: z.int().min(0),
    layers: z.array(z.union([turning, figure, still])).min(1),
  }),
);

/** A dial in layers and the total size of its pictures in bytes; 0 until they exist. */
export type WeighedDial = DialLayers & { readonly bytes: number };

const known: Readonly<Record<string, WeighedDial>> = Object.freeze(dialsFile.parse(dials));

/** Layers of a watch's dial from the studio (studio/README.md); null without any. */
export const dialLayersOf = (key: WatchKey): WeighedDial | null =>
  Object.hasOwn(known, key) ? (known[key] ?? null) : null;
