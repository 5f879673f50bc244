import { companyOf, site } from '@/data/site';

/** Who runs the shop and how to reach it; what the settings do not say is not made up. */
export function companyPoints(env: Readonly<Record<string, string | undefined>>): string[] {
  const { name, address } = companyOf(env);
  const missing = [name ? '' : 'legal name', address ? '' : 'postal address'].filter(Boolean).join(' and ');
  return [
    ...(name ? [`Run by: ${name}`] : []),
    ...(address ? [`Postal address: ${address}`] : []),
    ...(missing
      ? [
          `The ${missing} of whoever runs the shop ${missing.includes(' and ') ? 'have' : 'has'} not been entered in its settings yet.`,
        ]
      : []),
    `E-mail: ${site.mail.label}`,
    `Telephone: ${site.phone.label} and ${site.secondPhone.label}`,
  ];
}
