// Holds docs/product.md 31.2, 31.3.
import { comparedWith, LEAST_RESEMBLANCE, modelFaults, readModels } from './model-manifest.mjs';
import { isSkeleton } from './skeletons.mjs';

const models = readModels();

test('every model is as light, as fine and as true to its photographs as the shop promises', () => {
  expect(modelFaults(models, isSkeleton)).toEqual([]);
});

test('all models together weigh at most 30 MB', () => {
  const bytes = Object.values(models).reduce((sum, model) => sum + model.bytes, 0);
  expect(bytes).toBeLessThan(30_000_000);
});

for (const [key, model] of Object.entries(models).slice(0, 1))
  describe(`of ${key}`, () => {
    const faultsWith = (changed) => modelFaults({ [key]: { ...model, ...changed } }, isSkeleton);

    test('a drop of its resemblance is a fault', () => {
      const dropped = { ...model.resemblance, front: model.least.front - 0.001 };
      expect(faultsWith({ resemblance: dropped })).toHaveLength(1);
      expect(faultsWith({ resemblance: undefined })).toHaveLength(2);
      const poor = { front: LEAST_RESEMBLANCE.front - 0.1, angle: LEAST_RESEMBLANCE.angle };
      expect(faultsWith({ resemblance: poor, least: poor })).toHaveLength(1);
    });

    test('a change of model, photograph or viewer asks for a new comparison', () => {
      expect(faultsWith({ compared: 'of another day' })).toHaveLength(1);
      expect(model.compared).toBe(comparedWith(key));
    });

    test('too many triangles or draw calls are faults', () => {
      expect(faultsWith({ triangles: 130_001, draws: 21 })).toHaveLength(2);
    });
  });

test('a model that the manifest names and nobody has is a fault', () => {
  expect(modelFaults({ 'timex/99': { bytes: 1 } }, isSkeleton)).toHaveLength(1);
});
