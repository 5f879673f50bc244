import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { ProtocolVersion } from './capabilities';

/** Use of a schema: for a response or profile, or for one kind of request, which has its own fields. */
export type Purpose = 'answer' | 'create' | 'update' | 'complete' | 'read';

/** Rule of `ucp_request` for a field, for all requests or by kind. */
type FieldRule = 'omit' | 'optional' | 'required' | Partial<Record<Purpose, 'omit' | 'optional' | 'required'>>;

/** Folder of the protocol's schemas (vendor/ucp). Versions are separate, because both use the same `$id`s. */
const folderOf = (version: ProtocolVersion) => join(process.cwd(), 'vendor', 'ucp', version);

const ROOT = 'https://ucp.dev/';
const BASE = `${ROOT}schemas/`;

const compilers = new Map<string, Ajv2020>();

/**
 * Compiles a validator from a schema of the protocol.
 *
 * @param schema path below the version's folder, with a fragment: `profile.json#/$defs/platform_schema`.
 */
export function validatorOf(version: ProtocolVersion, purpose: Purpose, schema: string): ValidateFunction {
  const compiler = compilerOf(version, purpose);
  const validate = compiler.getSchema(new URL(schema, BASE).href);
  if (!validate) throw new Error(`Schema ${schema} of ${version} not found.`);
  return validate as ValidateFunction;
}

/** Returns the profile schema of a platform (an agent) or a business (the shop). */
export const profileSchemaOf = (version: ProtocolVersion, side: 'platform' | 'business'): string =>
  version === '2026-04-08'
    ? `../discovery/profile_schema.json#/$defs/${side}_profile`
    : `profile.json#/$defs/${side}_schema`;

/** Returns the first validation error in one line; undefined if the value is valid. */
export function validationErrorOf(validate: ValidateFunction, value: unknown): string | undefined {
  return validate(value) ? undefined : describeError(validate.errors?.[0]);
}

const describeError = (error?: ErrorObject) =>
  `${error?.instancePath || '/'} ${error?.message ?? 'is not as it should be'}`;

function compilerOf(version: ProtocolVersion, purpose: Purpose): Ajv2020 {
  const name = `${version} ${purpose}`;
  const made = compilers.get(name) ?? makeCompiler(version, purpose);
  compilers.set(name, made);
  return made;
}

function makeCompiler(version: ProtocolVersion, purpose: Purpose): Ajv2020 {
  // Strict mode would reject the protocol's own keywords, such as `ucp_request`.
  const compiler = new Ajv2020({ strict: false, allErrors: false });
  addFormats(compiler);
  const folder = folderOf(version);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const schema: AnySchemaObject = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    // The `$id` is set from the path: the profile schema of 2026-04-08 has a wrong `$id`, which breaks its references.
    const placed = { ...schema, $id: `${ROOT}${file}` };
    compiler.addSchema(purpose === 'answer' ? placed : adaptToRequest(placed, purpose));
  }
  return compiler;
}

/**
 * Adapts a schema to a kind of request. Fields to omit are removed from the schema: a request that sends them is not
 * rejected, and they are not read.
 */
function adaptToRequest(schema: unknown, purpose: Purpose): AnySchemaObject {
  const read = eachPart(schema, (part, name) =>
    // Keys below these are names chosen by the schema's author, not keywords.
    name === 'properties' || name === '$defs'
      ? eachPart(part, (each) => adaptToRequest(each, purpose))
      : adaptToRequest(part, purpose),
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
