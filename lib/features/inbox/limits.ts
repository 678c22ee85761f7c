import type { Limit } from '@/lib/platform/limits/limits';

const hour = 60 * 60;

/** Messages of each kind from one address. */
export const contactLimit: Limit = { name: 'contact', points: 5, seconds: hour };
export const feedbackLimit: Limit = { name: 'feedback', points: 5, seconds: hour };

/** Mails to one administrator about messages, from however many addresses those come; the messages are kept. */
export const inboxMailLimit: Limit = { name: 'inboxMail', points: 60, seconds: hour };
