import type { Limit } from '@/lib/platform/limits/limits';

/** Accounts made from one address: enough for a gathering that registers over one line. */
export const registrationLimit: Limit = { name: 'registration', points: 100, seconds: 60 * 60 };

/** Questions from one address whether a password is easy to guess: the registration asks one for each that is typed. */
export const passwordCheckLimit: Limit = { name: 'passwordCheck', points: 60, seconds: 10 * 60 };
