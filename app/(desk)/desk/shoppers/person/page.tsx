import { notFound } from 'next/navigation';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { emailAddress } from '@/contract/fields.schema';
import { openDesk } from '../../open-desk';

export const metadata = { title: 'Shopper' };

const LIST = '/desk/shoppers';

/** Data of one shopper, with export and deletion (docs/product.md 42.5). */
export default async function PersonPage({ searchParams }: PageProps<'/desk/shoppers/person'>) {
  const { query, submitted } = await openDesk(searchParams);
  const email = emailAddress().safeParse(query.email).data ?? notFound();
  const parameters = new URLSearchParams({ email });
  const path = `/desk/shoppers/person?${parameters}`;
  const form = { action: 'forget-shopper', back: path, submitted };
  return (
    <DeskPage title={email} path={path} submitted={submitted}>
      <div className="desk-columns">
        <DeskSection title="Data">
          <p>
            <a href={`/desk/orders?${new URLSearchParams({ find: email })}`}>Orders</a>
          </p>
          <p>
            <a href={`/desk/shopper.json?${parameters}`} className="desk-button">
              Everything as a file
            </a>
          </p>
          <p className="desk-soft">For the person, on request. It needs your passkey.</p>
        </DeskSection>
        <DeskSection title="Forget">
          <p>
            Deletes messages, subscriptions, lists, saved addresses and unpaid orders. Bookkeeping keeps the name,
            address and amounts of closed orders. This cannot be undone, and needs your passkey.
          </p>
          <DeskForm {...form} fields={{ email }} button="Forget this person" look="danger">
            <DeskField form={form} name="again" label="Type the email address again" kind="email" required />
          </DeskForm>
        </DeskSection>
      </div>
      <p>
        <a href={LIST}>Back to the shoppers</a>
      </p>
    </DeskPage>
  );
}
