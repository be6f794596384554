import type { Business, PostalAddress } from '../../domain/business/business.ts';
import { machineHours } from '../../domain/business/opening-hours.ts';

/** The maker as search engines read it (schema.org); null for a sample, which is no organization. */
export function organizationJsonLd(business: Business, publicUrl: string): unknown {
  if (business.isSample) return null;
  const { name, legalName, email, phone, address, openingHours, showroom } = business;
  const hours = (openingHours ?? []).map(machineHours).filter((line) => line !== null);
  return {
    '@context': 'https://schema.org',
    // Only a place of business has an address and hours.
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
  };
}

const placeOf = ({ street, town, county, eircode, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: town,
  addressRegion: county,
  postalCode: eircode,
  addressCountry: country,
});
