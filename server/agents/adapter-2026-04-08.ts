import { fieldsOf } from '@/domain/records';
import { type ResponseBody } from './agent-request';
import { type Message } from './messages';

/** Parts of the core's response that 2026-04-08 lacks or has in another form. */
type CoreResponse = ResponseBody & {
  policies?: readonly { type: string; description: { plain: string }; url: string }[];
  messages?: readonly Message[];
  fulfillment?: { methods: readonly CoreMethod[] };
};

type CoreMethod = {
  destinations: readonly { type: string }[];
  groups: readonly { options: readonly { description: { plain: string } }[] }[];
};

/**
 * Converts a request of 2026-04-08 to the newest version. The older version has no unit of a quantity, so a field of
 * this name is the agent's own and is dropped.
 */
export function readRequest(payload: unknown): unknown {
  const { line_items: lines } = fieldsOf(payload);
  if (!Array.isArray(lines)) return payload;
  return { ...fieldsOf(payload), line_items: lines.map(withoutUnit) };
}

function withoutUnit(line: unknown) {
  const { item } = fieldsOf(line);
  return { ...fieldsOf(line), item: { ...fieldsOf(item), quantity_unit: undefined } };
}

/** Converts a response to 2026-04-08. Content without a field there becomes a message where possible. */
export function writeResponse({ policies, ...answer }: CoreResponse): ResponseBody {
  const { messages = [], fulfillment } = answer;
  return {
    ...answer,
    ...(policies && { messages: [...messages, ...policies.map(inWords)] }),
    ...(fulfillment && { fulfillment: { ...fulfillment, methods: fulfillment.methods.map(olderMethod) } }),
  };
}

/** A policy becomes a message: `dev.ucp.shopping.policy.return` has the code `return_policy`. */
const inWords = ({ type, description, url }: NonNullable<CoreResponse['policies']>[number]): Message => ({
  type: 'info',
  code: `${type.split('.').at(-1)}_policy`,
  content: `${description.plain} ${url}`,
});

/** Destinations have no type there: an address is recognised by its fields. The description of an option is a text. */
function olderMethod({ destinations, groups, ...method }: CoreMethod) {
  return {
    ...method,
    destinations: destinations.map((place) => ({ ...place, type: undefined })),
    groups: groups.map(({ options, ...group }) => ({
      ...group,
      options: options.map((option) => ({ ...option, description: option.description.plain })),
    })),
  };
}
