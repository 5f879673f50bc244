import { language } from '@/domain/language';
import { rejectionCopy, type ShownRejection } from './copy-rejections';
import { site } from '@/data/site';
import { contactCopy, rejectedFieldCopy, rejectedFormTitle, rejectionPageCopy } from './copy';
import { orderLinkCopy } from '@/components/forms/order-link/copy';
import { openToNetworkCopy } from '@/components/shell/copy';
import { colon } from '@/domain/punctuation';

/** Field labels by API field name. */
const labels: Readonly<Record<string, string>> = {
  name: contactCopy.name,
  email: contactCopy.email,
  subject: contactCopy.subject,
  body: contactCopy.message,
  number: orderLinkCopy.number,
  ...rejectedFieldCopy,
};

/** Complete HTML page that answers a rejected form post from a browser without scripts. */
export function rejectionPage(rejection: ShownRejection): string {
  const label = 'field' in rejection ? labels[rejection.field.replace(/\d+$/, '')] : undefined;
  const message = rejectionCopy(rejection);
  return pageOf(label ? label + colon + message : message);
}

const pageOf = (message: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${rejectionPageCopy.title} | ${site.name}</title>
</head>
<body style="margin:0 auto;padding:32px 16px;max-width:560px;font:18px/1.5 system-ui,sans-serif">
${process.env.PAGES_SAY_OPEN === '1' ? `<p><strong>${openToNetworkCopy.title}</strong> ${openToNetworkCopy.text}</p>\n` : ''}<main>
<h1>${rejectedFormTitle}</h1>
<p>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<p>${rejectionPageCopy.goBack} <a href="${site.mail.href}">${site.mail.label}</a>.</p>
</main>
</body>
</html>
`;
