import { answerPage } from '@/server/test-desk/desk';

export const GET = answerPage;
