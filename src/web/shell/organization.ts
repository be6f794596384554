import type { Business, PostalAddress } from '../../domain/business/business.ts';
import { machineHours } from '../../domain/business/opening-hours.ts';

/** schema.org JSON-LD of the maker; null for the sample business. */
export function organizationJsonLd(business: Business, publicUrl: string): unknown {
  if (business.isSample) return null;
  const { name, legalName, email, phone, address, openingHours, showroom } = business;
  const hours = (openingHours ?? []).map(machineHours).filter((line) => line !== null);
  return {
    '@context': 'https://schema.org',
    // LocalBusiness is only added with an address, which it requires.
    '@type': address ? ['Organization', 'LocalBusiness'] : 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    legalName,
    email,
    telephone: phone?.number,
    address: address && placeOf(address),
    openingHours: address && hours.length > 0 ? hours : undefined,
    location: showroom?.address && { '@type': 'Place', name: 'Showroom', address: placeOf(showroom.address) },
    vatID: business.vatNumber,
    identifier: business.companyNumber && {
      '@type': 'PropertyValue',
      name: 'Company number',
      value: business.companyNumber,
    },
    areaServed: business.deliveryArea,
    potentialAction: [
      quoteAction(`${publicUrl}/?width={width}&height={height}`, ['width', 'height']),
      { '@type': 'CommunicateAction', target: `${publicUrl}/contact` },
    ],
  };
}

/** schema.org: an address at which a price can be had. `inputs`: the parameters of a template. */
export const quoteAction = (address: string, inputs: readonly string[] = []): unknown => ({
  '@type': 'QuoteAction',
  target: { '@type': 'EntryPoint', urlTemplate: address },
  ...Object.fromEntries(inputs.map((name) => [`${name}-input`, `required name=${name}`])),
});

const placeOf = ({ street, town, county, eircode, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: town,
  addressRegion: county,
  postalCode: eircode,
  addressCountry: country,
});
