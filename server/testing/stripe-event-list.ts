/** An event as Stripe keeps and sends it, in the parts that the shop reads. */
export type FakeEvent = {
  id: string;
  object: 'event';
  type: string;
  /** Seconds since 1970. */
  created: number;
  livemode: boolean;
  data: { object: object };
};

/** How long Stripe lists an event, in s: 30 days. */
const KEPT_S = 30 * 24 * 60 * 60;

/** Everything that a page of the list may be asked by (docs.stripe.com/api/events/list). */
const knownParams = /^(?:limit|type|types\[\d*\]|created\[(?:gte|gt|lte|lt)\]|starting_after|ending_before)$/;

/** Stripe's list of events with its documented rules: the newest first, pages of 10 to 100, kept for 30 days. */
export class FakeEvents {
  readonly all: FakeEvent[] = [];

  /** @param now what Stripe takes for the time. */
  constructor(private readonly now: () => Date) {}

  /** Lets something have happened: the object is kept as it is at this moment. */
  emit(type: string, object: object, livemode = false): FakeEvent {
    const created = Math.floor(this.now().getTime() / 1000);
    const id = `evt_${String(this.all.length + 1).padStart(6, '0')}`;
    const event = { id, object: 'event', type, created, livemode, data: { object: structuredClone(object) } } as const;
    this.all.push(event);
    return event;
  }

  /** A page of the list; undefined for a question that Stripe refuses. */
  page(query: URLSearchParams): { object: 'list'; has_more: boolean; data: readonly FakeEvent[] } | undefined {
    const limit = Number(query.get('limit') ?? 10);
    const isKnown = [...query.keys()].every((name) => knownParams.test(name)) && limit >= 1 && limit <= 100;
    const types = [...query].filter(([name]) => name.startsWith('types[')).map(([, type]) => type);
    if (!isKnown || types.length > 20) return undefined;
    const listed = this.listed(query, types);
    const after = query.get('starting_after');
    const start = after === null ? 0 : listed.findIndex(({ id }) => id === after) + 1;
    if (after !== null && start === 0) return undefined;
    return { object: 'list', has_more: listed.length > start + limit, data: listed.slice(start, start + limit) };
  }

  private listed(query: URLSearchParams, types: readonly string[]): FakeEvent[] {
    const bound = (name: string, otherwise: number) => Number(query.get(`created[${name}]`) ?? otherwise);
    const oldest = this.now().getTime() / 1000 - KEPT_S;
    return this.all
      .filter(({ created }) => created >= oldest && created >= bound('gte', 0) && created > bound('gt', -1))
      .filter(({ created }) => created <= bound('lte', Infinity) && created < bound('lt', Infinity))
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .sort((one, other) => other.created - one.created || other.id.localeCompare(one.id));
  }
}
