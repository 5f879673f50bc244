import { serveTools } from '@/server/agents/mcp';

export const POST = serveTools;
