/**
 * Path prefixes of secret links (quotes, submitted enquiries) and of the desk. Pages below them are not indexed,
 * and error responses do not reveal which addresses exist.
 */
export const secretLinks = ['/quotes/', '/sent/', '/staff'] as const;
