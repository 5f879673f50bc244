import { notFound } from 'next/navigation';
import { NarrowedListPage } from '@/components/catalogue/watch-list-page';
import { listAt } from '@/data/list-pages';
import { narrowedMetadata } from '@/app/watch-metadata';

type Props = PageProps<'/found/[...list]'>;

const nameOf = async ({ params }: Props) => listAt(`/${(await params).list.join('/')}`) ?? notFound();

export const generateMetadata = async (props: Props) => narrowedMetadata(await nameOf(props));

/** A filtered list, rendered per request; next.config.js rewrites the list's URL with a query to this route. */
export default async function NarrowedPage(props: Props) {
  const query = new URLSearchParams();
  for (const [key, values] of Object.entries(await props.searchParams)) {
    for (const value of [values ?? []].flat()) query.append(key, value);
  }
  return <NarrowedListPage name={await nameOf(props)} query={query} />;
}
