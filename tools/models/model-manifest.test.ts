// Verifies docs/product.md 31.2, 31.3.
import { codeOf, comparedWith, MIN_RESEMBLANCE, type Model, modelProblems, readModels } from './model-manifest';

const models = readModels();

test('every model is within its limits and resembles its photographs', () => {
  expect(modelProblems(models)).toEqual([]);
});

test('codeOf drops comments, imports and white space, and nothing else', () => {
  const text = "import { a } from 'b';\n\n/** Adds\n * one. */\nconst c = a + 1; // one\nimport {\n  d,\n} from 'e';\n";
  expect(codeOf(text)).toBe('constc=a+1;');
});

test('all models together weigh at most 30 MB', () => {
  const bytes = Object.values(models).reduce((sum, model) => sum + model.bytes, 0);
  expect(bytes).toBeLessThan(30_000_000);
});

for (const [key, model] of Object.entries(models).slice(0, 1))
  describe(`of ${key}`, () => {
    const problemsWith = (changed: Partial<Model>) => modelProblems({ [key]: { ...model, ...changed } });

    test('modelFaults reports a drop in resemblance', () => {
      const { resemblance, least } = model;
      if (!resemblance || !least) throw new Error(`${key} was never compared.`);
      const dropped = { ...resemblance, front: least.front - 0.001 };
      expect(problemsWith({ resemblance: dropped })).toHaveLength(1);
      expect(problemsWith({ resemblance: undefined })).toHaveLength(2);
      const poor = { front: MIN_RESEMBLANCE.front - 0.1, angle: MIN_RESEMBLANCE.angle };
      expect(problemsWith({ resemblance: poor, least: poor })).toHaveLength(1);
    });

    test('modelFaults asks for a new comparison after a change of model, photograph or viewer', () => {
      expect(problemsWith({ compared: 'of another day' })).toHaveLength(1);
      expect(model.compared).toBe(comparedWith(key));
    });

    test('modelFaults reports too many triangles and draw calls', () => {
      expect(problemsWith({ triangles: 130_001, draws: 21 })).toHaveLength(2);
    });
  });

test('modelFaults reports a model without a file', () => {
  expect(modelProblems({ 'timex/99': { made: '', mm: {}, bytes: 1, triangles: 1, draws: 1 } })).toHaveLength(1);
});
