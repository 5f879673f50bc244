// Verifies docs/product.md 31.2, 31.3.
import { codeOf, comparedWith, MIN_RESEMBLANCE, type Model, modelProblems, readModels } from './model-manifest';

const models = readModels();

test('every model is within its limits and resembles its photographs', () => {
  expect(modelProblems(models)).toEqual([]);
});

test('codeOf removes only comments and white space', () => {
  const text = "import { a } from 'b';\n\n/** Adds\n * one. */\nconst c = a + 1; // one\nimport {\n  d,\n} from 'e';\n";
  expect(codeOf(text)).toBe("import { a } from 'b' ; const c = a + 1 ; import { d , } from 'e' ;");
  expect(codeOf("const a = 'http://b/*c*/'; // d")).toBe("const a = 'http://b/*c*/' ;");
});

test('all models together weigh at most 30 MB', () => {
  const bytes = Object.values(models).reduce((sum, model) => sum + model.bytes, 0);
  expect(bytes).toBeLessThan(30_000_000);
});

for (const [key, model] of Object.entries(models).slice(0, 1))
  describe(`the model of ${key}`, () => {
    const problemsWith = (changed: Partial<Model>) => modelProblems({ [key]: { ...model, ...changed } });

    test('modelProblems reports a drop in resemblance', () => {
      const { resemblance, least } = model;
      if (!resemblance || !least) throw new Error(`${key} was never compared.`);
      const dropped = { ...resemblance, front: least.front - 0.001 };
      expect(problemsWith({ resemblance: dropped })).toHaveLength(1);
      expect(problemsWith({ resemblance: undefined })).toHaveLength(2);
      const poor = { front: MIN_RESEMBLANCE.front - 0.1, angle: MIN_RESEMBLANCE.angle };
      expect(problemsWith({ resemblance: poor, least: poor })).toHaveLength(1);
    });

    test('modelProblems asks for a new comparison after a change of model, photograph or viewer', () => {
      expect(problemsWith({ compared: 'of another day' })).toHaveLength(1);
      expect(model.compared).toBe(comparedWith(key));
    });

    test('modelProblems reports too many triangles and draw calls', () => {
      expect(problemsWith({ triangles: 130_001, draws: 21 })).toHaveLength(2);
    });
  });

test('modelProblems reports a model without a file', () => {
  expect(modelProblems({ 'timex/99': { made: '', mm: {}, bytes: 1, triangles: 1, draws: 1 } })).toHaveLength(1);
});
