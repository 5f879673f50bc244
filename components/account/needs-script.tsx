import { Notice } from '@/components/ui/notice';

/** For browsers without JavaScript, which cannot sign in. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice>Accounts need JavaScript. You can look at every watch without one.</Notice>
    </noscript>
  );
}
