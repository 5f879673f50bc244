import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type ProtocolVersion } from './versions';

/** What a schema is read for: an answer or a profile, or a request of one of these kinds, which has fields of its own. */
export type Purpose = 'answer' | 'create' | 'update' | 'complete' | 'read';

/** What `ucp_request` says of a field in a request: for all requests, or by their kind. */
type FieldRule = 'omit' | 'optional' | 'required' | Partial<Record<Purpose, 'omit' | 'optional' | 'required'>>;

/** The protocol's own schemas (vendor/ucp), each version apart: both name themselves by the same addresses. */
const folderOf = (version: ProtocolVersion) => join(process.cwd(), 'vendor', 'ucp', version);

const ROOT = 'https://ucp.dev/';
const BASE = `${ROOT}schemas/`;

const compilers = new Map<string, Ajv2020>();

/**
 * What judges a value by a schema of the protocol.
 *
 * @param schema below the version's folder, with where in it: `profile.json#/$defs/platform_schema`.
 */
export function validatorOf(version: ProtocolVersion, purpose: Purpose, schema: string): ValidateFunction {
  const compiler = compilerOf(version, purpose);
  const validate = compiler.getSchema(new URL(schema, BASE).href);
  if (!validate) throw new Error(`There is no schema ${schema} of ${version}.`);
  return validate as ValidateFunction;
}

/** Where the schema of a profile stands: a platform's, which is an agent's, or a business's, such as the shop. */
export const profileSchemaOf = (version: ProtocolVersion, side: 'platform' | 'business'): string =>
  version === '2026-04-08'
    ? `../discovery/profile_schema.json#/$defs/${side}_profile`
    : `profile.json#/$defs/${side}_schema`;

/** What is wrong with a value, in one line; undefined where nothing is. */
export function faultBy(validate: ValidateFunction, value: unknown): string | undefined {
  return validate(value) ? undefined : inWords(validate.errors?.[0]);
}

const inWords = (error?: ErrorObject) => `${error?.instancePath || '/'} ${error?.message ?? 'is not as it should be'}`;

function compilerOf(version: ProtocolVersion, purpose: Purpose): Ajv2020 {
  const name = `${version} ${purpose}`;
  const made = compilers.get(name) ?? makeCompiler(version, purpose);
  compilers.set(name, made);
  return made;
}

function makeCompiler(version: ProtocolVersion, purpose: Purpose): Ajv2020 {
  // The protocol annotates its schemas with words of its own, such as `ucp_request`.
  const compiler = new Ajv2020({ strict: false, allErrors: false });
  addFormats(compiler);
  const folder = folderOf(version);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as AnySchemaObject;
    // By where it lies: 2026-04-08's profile schema says that it lies elsewhere, where its own references lead nowhere.
    const placed = { ...schema, $id: `${ROOT}${file}` };
    compiler.addSchema(purpose === 'answer' ? placed : asRequest(placed, purpose));
  }
  return compiler;
}

/**
 * A schema as it holds for requests of a kind. What a request is to leave out is taken from the schema: who sends it all
 * the same is not refused for it, and it is not read.
 */
function asRequest(schema: unknown, purpose: Purpose): AnySchemaObject {
  const read = eachPart(schema, (part, name) =>
    // What stands under these is named by the schema's author, whatever the names mean elsewhere.
    name === 'properties' || name === '$defs'
      ? eachPart(part, (each) => asRequest(each, purpose))
      : asRequest(part, purpose),
  ) as AnySchemaObject;
  if (typeof read !== 'object' || read === null || !read.properties) return read;
  const needed = new Set<string>(read.required);
  const properties: Record<string, AnySchemaObject> = { ...read.properties };
  for (const [name, field] of Object.entries(properties)) {
    const rule = ruleOf(field.ucp_request, purpose);
    if (rule === 'omit') delete properties[name];
    if (rule === 'required') needed.add(name);
    else if (rule) needed.delete(name);
  }
  return { ...read, properties, required: [...needed] };
}

function eachPart(value: unknown, change: (part: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown, index) => change(part, String(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));
}

function ruleOf(annotated: FieldRule | undefined, purpose: Purpose) {
  return typeof annotated === 'object' ? annotated[purpose] : annotated;
}
