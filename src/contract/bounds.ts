import { longestDesignText } from '../domain/design/design-text.ts';
import { largestSize } from '../domain/doors/wire.ts';

/** Every number that more than one place tells. Schemas, pages, problems, tools and the guide take them from here. */
export const bounds = {
  mostDoors: 20,
  mostAttachments: 10,
  /** Lengths count characters. */
  shortestName: 3,
  /** Of a name, a company, a source and its id, and any label. */
  longestLabel: 200,
  longestEmail: 254,
  longestProduct: 300,
  longestAddress: 2000,
  /** Of a size as people write it. */
  longestSizeText: 50,
  longestDesign: longestDesignText,
  /** Of every other text of a request. */
  longestWords: 400,
  shortestMessage: 5,
  longestMessage: 1500,
  /** Of a project's message, comments and the words of a consent. */
  longestText: 2500,
  longestAttachmentText: 400,
  longestRetryKey: 255,
  /** Of a name, a part of an address or a line of hours on the maker's card; and of its longer texts. */
  longestCardName: 200,
  longestCardText: 500,
  mostCardHours: 14,
  shortestSize: 1,
  longestSize: largestSize,
  mostPanelsPerSide: 3,
  bodyKilobytes: 100,
  bodyBytes: 102_400,
  headerKilobytes: 16,
  requestSeconds: 10,
  retryKeyHours: 24,
  linkDays: 90,
  /** How long a webhook's receiver may take, for all of it. */
  webhookSeconds: 15,
  /** How long to wait after a 429 that does not say. */
  waitSeconds: 60,
} as const;

/** As errors and the guide write it. Not by the rules of a language: to load those takes longer than a command may. */
const inGroups = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
export const bodySizeText = `${inGroups(bounds.bodyBytes)} bytes (${bounds.bodyKilobytes} KB)`;
export const sizeText = `a whole number from ${bounds.shortestSize} to ${bounds.longestSize}`;
