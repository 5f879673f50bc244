import { answerMail } from '@/server/test-desk/desk';

export const GET = answerMail;
