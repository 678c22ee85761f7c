import type { Limit } from '@/lib/platform/limits/limits';

const day = 24 * 60 * 60;

/** Interests that one member sends. */
export const interestLimit: Limit = { name: 'interest', points: 20, seconds: day };

/** Reports that one member writes. */
export const reportLimit: Limit = { name: 'memberReport', points: 10, seconds: day };

/** Mails to one member about interests that others send and withdraw; the interests themselves wait on the page. */
export const interestMailLimit: Limit = { name: 'interestMail', points: 20, seconds: day };

/** Mails of one kind about the same two. */
export const interestMailPairLimit: Limit = { name: 'interestMailPair', points: 1, seconds: day };

/** Mails to one administrator about reports; the reports themselves are kept. */
export const reportMailLimit: Limit = { name: 'reportMail', points: 50, seconds: day };

/** The age of a partner, in years. */
export const partnerAges = { min: 18, max: 120 } as const;
