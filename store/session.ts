import { deleteVisitedPages } from '@/browser/worker-client';
import { readText, writeText } from '@/browser/local-text';
import { createPersistedStore } from './persisted-store';

/** Where the sign-in marker stands in localStorage, as the bare text (docs/product.md 10.2). */
export const markerKey = 'token';

/** Where an unfinished checkout stands in localStorage, as one JSON object. */
export const checkoutKey = 'checkout';

const signOutListeners = new Set<() => void>();

/** Does this whenever the shopper signs out here. */
export const onSignedOut = (work: () => void): void => void signOutListeners.add(work);

/** The signed-in user (docs/product.md 11.2). */
export type User = { displayName: string | null; email: string | null; uid: string };

type Session = {
  /** `unknown` until storage was read, and from then on while a marker awaits the word of the sign-in provider. */
  status: 'unknown' | 'guest' | 'user';
  user: User | null;
  /** `true` after a password sign-in, the user's id after a social one; `null` for a guest (docs/product.md 11.7). */
  marker: string | null;
  /** Whether the shopper is `unknown` because the provider cannot be reached or is very slow. */
  isUnreachable: boolean;
  /** Keeps the marker (`true` or the social user's id) and the user's three fields. */
  signedIn: (user: User, marker: string) => void;
  /**
   * Takes the marker away (docs/product.md 11.6), and with it the address of an unfinished checkout and the pages that are kept:
   * the next shopper here may be another.
   */
  signedOut: () => void;
  /** Notes that the provider does not answer. */
  unreachable: () => void;
};

/** The session that a marker from storage stands for; `undefined` is one that storage cannot tell. */
function sessionOf(marker: string | null | undefined, session: Session): Session {
  if (marker === undefined && session.status !== 'unknown') return session;
  if (!marker) return session.status === 'guest' ? session : { ...session, status: 'guest', user: null, marker: null };
  return marker === session.marker
    ? session
    : { ...session, status: 'unknown', user: null, marker, isUnreachable: false };
}

/** Whether storage did not take the marker: what it holds is then not believed. */
let isRejected = false;

/** Who the shopper is: `unknown`, a guest or a user, never guessed. Read it in components through a selector. */
export const useSession = createPersistedStore<Session>(
  (set) => ({
    status: 'unknown',
    user: null,
    marker: null,
    isUnreachable: false,
    signedIn: ({ displayName, email, uid }, marker) =>
      set({ status: 'user', user: { displayName, email, uid }, marker, isUnreachable: false }),
    signedOut: () => {
      set({ status: 'guest', user: null, marker: null, isUnreachable: false });
      writeText(checkoutKey, null);
      for (const part of signOutListeners) part();
      void deleteVisitedPages();
    },
    unreachable: () => set({ isUnreachable: true }),
  }),
  {
    read: (session) => sessionOf(isRejected ? undefined : readText(markerKey), session),
    write: ({ marker }) => void (isRejected = !writeText(markerKey, marker)),
  },
);
