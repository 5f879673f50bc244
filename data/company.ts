/** Who runs the shop before the law, as far as the settings say: `COMPANY_NAME`, and `COMPANY_ADDRESS` on one line. */
export type Company = { name: string | undefined; address: string | undefined };

export function companyOf(env: Readonly<Record<string, string | undefined>>): Company {
  const said = (setting: string) => env[setting]?.trim() || undefined;
  return { name: said('COMPANY_NAME'), address: said('COMPANY_ADDRESS') };
}
