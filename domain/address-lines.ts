/** An address as an order or a form holds it; `country` is its name. */
type Address = {
  fullName: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};

/** An address as it stands on a parcel, line by line. */
export function addressLines({ fullName, line1, line2, city, region, postalCode, country }: Address): string[] {
  const place = [city, region, postalCode].filter((part) => part.trim()).join(' ');
  return [fullName, line1, line2, place, country].filter((line) => line.trim());
}
