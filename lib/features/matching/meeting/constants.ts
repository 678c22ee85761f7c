import type { Limit } from '@/lib/platform/limits/limits';

/** Own questions that each of the two sides may have on their list. */
export const maxOwnQuestions = 30;

/** Changes that one member makes to the questions of their meetings. */
export const meetingChangeLimit: Limit = { name: 'meetingChange', points: 300, seconds: 60 * 60 };
