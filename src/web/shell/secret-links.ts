/**
 * Path prefixes of secret links (quotes, submitted enquiries) and of the desk: not indexed, and an error below them does not
 * reveal which addresses exist.
 */
export const secretLinks = ['/quotes/', '/sent/', '/staff'] as const;
