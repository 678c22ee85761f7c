import type { Limit } from '@/lib/platform/limits/limits';

/** Accounts that one member makes for relatives: each of them is a mail to an address that has not asked for it. */
export const relativeAccountLimit: Limit = { name: 'relativeAccount', points: 30, seconds: 24 * 60 * 60 };

/** Members whom one member asks to be a relative. */
export const familyRequestLimit: Limit = { name: 'familyRequest', points: 60, seconds: 60 * 60 };

/** Mails to one member about requests, from all senders; the requests themselves wait on the page. */
export const requestMailLimit: Limit = { name: 'requestMail', points: 20, seconds: 24 * 60 * 60 };

/** The same of one sender alone. */
export const requestMailPairLimit: Limit = { name: 'requestMailPair', points: 1, seconds: 24 * 60 * 60 };

/** Files that one member sends, looked at or read in. */
export const importFileLimit: Limit = { name: 'familyImportFile', points: 460, seconds: 60 * 60 };

/** Looks at a file: one for each time that somebody says who of it is in their tree already. */
export const importLookLimit: Limit = { name: 'familyImportLook', points: 400, seconds: 60 * 60 };

/** Files that one member reads in. */
export const importLimit: Limit = { name: 'familyImport', points: 60, seconds: 60 * 60 };

/** Cards that one member adds or changes by hand, each with a picture if they like, and members they ask. */
export const cardLimit: Limit = { name: 'familyCard', points: 600, seconds: 60 * 60 };

/** Parts of their tree that one member looks at: each tap on a branch asks for one. */
export const nearLimit: Limit = { name: 'familyNear', points: 600, seconds: 10 * 60, isPerProcess: true };

/** Books of their tree that one member has drawn: a large one takes a thread for many seconds. */
export const bookLimit: Limit = { name: 'familyBook', points: 20, seconds: 60 * 60 };
