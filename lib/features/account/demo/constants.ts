/**
 * The e-mail addresses of the accounts that a demo is tried out with. Nobody can receive mail in the reserved domain
 * `.example` (RFC 2606), so none of them is ever a real member's.
 */
export const demoEmails = {
	/** Has a large family. */
	member: 'shivank@demo.example',
	/** Looks for a match. */
	unmarried: 'karanvir@demo.example',
	administrator: 'admin@khamma-ghani.example',
} as const;

export const demoAccountNames = ['member', 'unmarried', 'administrator'] as const;

export type DemoAccountName = (typeof demoAccountNames)[number];
