import type { Limit } from '@/lib/platform/limits/limits';

/** Relatives whom one member asks to look for a match for them. */
export const guardianAskLimit: Limit = { name: 'guardianAsk', points: 5, seconds: 24 * 60 * 60 };

/** Notes that one member writes. */
export const guardianNoteLimit: Limit = { name: 'guardianNote', points: 100, seconds: 24 * 60 * 60 };

/** Mails to one member about what is asked of them and done in their name. */
export const guardianMailLimit: Limit = { name: 'guardianMail', points: 5, seconds: 24 * 60 * 60 };

/** Mails to one candidate that something was done in their name, as the mail itself says: the page tells the rest. */
export const guardianActMailLimit: Limit = {
	name: 'guardianActMail',
	points: 1,
	seconds: 24 * 60 * 60,
	isPromised: true,
};
