/** Names the text that a candidate agrees to (`guardians.agreement`), which a change of its meaning renames. */
export const agreementVersion = '2026-11.1';

/** For how long a candidate can agree, in months. */
export const agreementMonths = [3, 6, 12] as const;

/** The end of an agreement over so many months. */
export function getExpiry(from: Date, months: number): Date {
	const expiry = new Date(from);
	expiry.setUTCMonth(expiry.getUTCMonth() + months);
	return expiry;
}
