import { answerCartLink } from '@/server/agents/cart-link';

/** Redirects a cart link that names no watch to its preview page (docs/product.md 34.3). */
export const GET = answerCartLink;
