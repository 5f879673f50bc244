import { answerCartLink } from '@/server/agents/cart-link';

export const GET = answerCartLink;
