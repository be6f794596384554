/**
 * What makes all tables of a new embedded store at once, as the migrations would one after the other. The build puts it here
 * (scripts/build/new-store.ts); where the program runs from its source there is none.
 */
export const newStoreText: string | null = null;
