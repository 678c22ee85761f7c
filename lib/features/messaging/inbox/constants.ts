import type { Limit } from '@/lib/platform/limits/limits';

const hour = 60 * 60;

/** Messages of each kind from one address. */
export const contactLimit: Limit = { name: 'contact', points: 5, seconds: hour };
export const feedbackLimit: Limit = { name: 'feedback', points: 5, seconds: hour };

/** Mails to one administrator about messages, from however many addresses those come; the messages are kept. */
export const inboxMailLimit: Limit = { name: 'inboxMail', points: 60, seconds: hour };

/** Characters at most; those of a message as readers count them. */
export const maxLengths = { name: 100, email: 254, subject: 150, message: 5000 } as const;

export const feedbackTypes = ['Feedback', 'Report Issue'] as const;

export type FeedbackType = (typeof feedbackTypes)[number];

/**
 * A field that no person sees: a program that fills in every field it finds gives itself away. Its name makes it look
 * worth filling in.
 */
export const trapField = 'website';
