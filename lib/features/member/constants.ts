import type { Limit } from '@/lib/platform/limits/limits';

/**
 * Mails to addresses that nobody has confirmed, caused from one caller address. What the mail is about is done all the
 * same; its link or code can be asked for later. Codes for a new password have limits of their own (`sendCode`).
 */
export const unconfirmedMailLimit: Limit = { name: 'unconfirmedMail', points: 20, seconds: 60 * 60 };

/** Changes that one member saves of their own profile, the photo among them. */
export const profileChangeLimit: Limit = { name: 'profileChange', points: 120, seconds: 60 * 60 };

/** Copies that one member asks for of all that is kept about them, or of their tree. */
export const exportLimit: Limit = { name: 'export', points: 60, seconds: 60 * 60 };

/** Photos of members that one member asks for: a list shows a hundred, and one that is drawn takes a tenth of a second. */
export const photoLimit: Limit = { name: 'memberPhoto', points: 2000, seconds: 10 * 60, isPerProcess: true };

/** Names the built-in texts of the terms and of the matrimonial notice. */
export const builtInTermsVersion = '2026-12.5';
