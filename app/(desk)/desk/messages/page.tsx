import { DeskPage } from '@/components/desk/page';
import { DeskFilters, filterOf } from '@/components/desk/filters';
import { DeskPages, DeskTable } from '@/components/desk/table';
import { route } from '@/domain/paths';
import { messageFilters, messagesPage } from '@/server/desk/messages/messages';
import { openDesk } from '../open-desk';
import { utcMinute } from '@/domain/local-date';

export const metadata = { title: 'Messages' };

const PATH = '/desk/messages';

/** The messages of the contact form; suspected ones apart (docs/product.md 42.4). */
export default async function MessagesPage({ searchParams }: PageProps<'/desk/messages'>) {
  const { db, actor, now, query, submitted } = await openDesk(searchParams);
  const filter = filterOf(query, messageFilters);
  const { rows, count, page, pages } = await messagesPage(db, actor, filter, now);
  return (
    <DeskPage title="Messages" path={PATH} submitted={submitted}>
      <DeskFilters
        action={PATH}
        show={{
          label: 'Show',
          value: filter.show ?? '',
          options: { '': 'To answer', suspected: 'Suspected as spam', answered: 'Answered' },
        }}
      />
      <p className="desk-soft">{count === 1 ? '1 message' : `${count} messages`}</p>
      <DeskTable
        caption="Messages"
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => route(`${PATH}/${id}`)}
        empty={filter.show === undefined ? 'No message waits for an answer.' : 'None.'}
        columns={[
          { label: 'Subject', cell: ({ subject }) => subject },
          { label: 'From', cell: ({ name, email }) => `${name} ${email}` },
          { label: 'Sent', cell: ({ created_at: at }) => utcMinute(at) },
          ...(filter.show === 'answered'
            ? [{ label: 'Answered', cell: ({ answered_at: at }: (typeof rows)[number]) => at?.slice(0, 10) ?? '' }]
            : []),
        ]}
      />
      <DeskPages path={PATH} query={query} page={page} pages={pages} />
    </DeskPage>
  );
}
