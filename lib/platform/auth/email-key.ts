import { getEmailKey, getTypedEmailKey } from '@/lib/core/email-rule';
import { db } from '@/lib/platform/db/client';

/**
 * The key that the account with this address is stored under. An earlier version made two accounts of the two forms of an
 * international domain; the one that had to keep its former key is found by the letters that it was made with.
 */
export async function findEmailKey(email: string): Promise<string> {
	const [key, formerKey] = [getEmailKey(email), getTypedEmailKey(email)];
	if (formerKey === key) return key;
	const double = await db.member.findUnique({ where: { emailKey: formerKey }, select: { id: true } });
	return double ? formerKey : key;
}
