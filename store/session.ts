import { deleteVisitedPages } from '@/browser/worker-client';
import { readText, signIn, writeText } from '@/browser/local-text';
import { createPersistedStore } from './persisted-store';

/** localStorage key of the sign-in marker, plain text (docs/product.md 10.2). */
export const markerKey = 'token';

/** localStorage key of an unfinished checkout, JSON. */
export const checkoutKey = 'checkout';

const signOutListeners = new Set<(keepsLists: boolean) => void>();

/** Registers work for sign-out in this tab. */
export const onSignedOut = (work: (keepsLists: boolean) => void): void => void signOutListeners.add(work);

/** The signed-in user (docs/product.md 11.2). */
export type User = { displayName: string | null; email: string | null; uid: string };

type Session = {
  /** `unknown` until storage is read, and while a marker waits for the provider's answer. */
  status: 'unknown' | 'guest' | 'user';
  user: User | null;
  /** `true` after a password sign-in, the user's id after a social one; `null` for a guest (docs/product.md 11.7). */
  marker: string | null;
  /** True if the provider is unreachable or very slow while the shopper is `unknown`. */
  isUnreachable: boolean;
  /** Stores the marker (`true` or the social user's id) and the user's three fields. */
  signedIn: (user: User, marker: string) => void;
  /**
   * Removes the marker (docs/product.md 11.6), the unfinished checkout and the cached pages: the next shopper on this
   * device may be another. The lines of the account's lists leave too, unless `keepsLists`.
   */
  signedOut: (keepsLists?: boolean) => void;
  /** Marks the provider as unreachable. */
  unreachable: () => void;
};

/** Session for a stored marker; `undefined` means unreadable storage. */
function sessionOf(marker: string | null | undefined, session: Session): Session {
  if (marker === undefined && session.status !== 'unknown') return session;
  if (!marker) return session.status === 'guest' ? session : { ...session, status: 'guest', user: null, marker: null };
  return marker === session.marker
    ? session
    : { ...session, status: 'unknown', user: null, marker, isUnreachable: false };
}

/** The shopper's session: `unknown`, guest or user. Components read it through a selector. */
export const useSession = createPersistedStore<Session>(
  (set) => ({
    status: 'unknown',
    user: null,
    marker: null,
    isUnreachable: false,
    signedIn: ({ displayName, email, uid }, marker) =>
      set({ status: 'user', user: { displayName, email, uid }, marker, isUnreachable: false }),
    signedOut: (keepsLists = false) => {
      set({ status: 'guest', user: null, marker: null, isUnreachable: false });
      writeText(checkoutKey, null);
      for (const part of signOutListeners) part(keepsLists);
      void deleteVisitedPages();
    },
    unreachable: () => set({ isUnreachable: true }),
  }),
  {
    read: (session) => sessionOf(signIn.inMemory ? undefined : readText(markerKey), session),
    write: ({ marker }) => void (signIn.inMemory = !writeText(markerKey, marker) && marker !== null),
  },
);
