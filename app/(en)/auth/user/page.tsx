import { accountDescription } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { AccountArea } from '@/components/account/account-area';
import { AccountPanel } from '@/components/account/account-panel';
import { ArrivalNote } from '@/components/account/arrival-note';
import { accountTitle, accountsNeedScript } from '@/components/account/copy';
import { SignIn } from '@/components/account/sign-in';
import { CountryOptions } from '@/components/checkout/delivery/country-options';
import { PageHeader, Notice } from '@/components/ui/page-parts';

export const metadata = pageMetadata({
  title: accountTitle,
  description: accountDescription,
  path: '/auth/user',
  isPrivate: true,
});

/** The account: sign-in for a guest; orders, addresses and settings for a signed-in shopper. */
export default function AccountPage() {
  return (
    <div className="page-width">
      <ArrivalNote />
      <PageHeader title={accountTitle} />
      <noscript>
        <Notice>{accountsNeedScript}</Notice>
      </noscript>
      <AccountArea guest={<SignIn />} user={<AccountPanel countries={<CountryOptions />} />} />
    </div>
  );
}
