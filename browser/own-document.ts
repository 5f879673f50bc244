import { isSignInPath } from '@/domain/paths';

/** True if a link must load its page's document, because the Content-Security-Policy of the current one stops sign-in. */
export const needsOwnDocument = (href: string): boolean =>
  isSignInPath(href) && !isSignInPath(window.location.pathname);
