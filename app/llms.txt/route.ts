import { llmsText } from '@/app/markdown/llms-text';
import { catalogue } from '@/data/catalogue/shop-catalogue';

export const dynamic = 'force-static';

/** `/llms.txt` (docs/product.md 24.8). */
export async function GET(): Promise<Response> {
  const text = llmsText(await catalogue.listAll('all'));
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}
