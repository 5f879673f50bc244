import { serveTools } from '@/server/agents/mcp';

/** The endpoint of the Model Context Protocol (docs/product.md 33.6). */
export const POST = serveTools;
