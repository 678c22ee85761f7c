import { db } from '@/lib/platform/db/client';

export async function isEmailTaken(emailKey: string): Promise<boolean> {
	return (await db.member.findUnique({ where: { emailKey }, select: { id: true } })) !== null;
}

export async function isEmailConfirmed(memberId: string): Promise<boolean> {
	return (await db.member.count({ where: { id: memberId, emailConfirmedAt: { not: null } } })) > 0;
}

/** The member's address, where it is not confirmed. */
export async function findUnconfirmedEmail(memberId: string): Promise<string | null> {
	const where = { id: memberId, emailConfirmedAt: null };
	return (await db.member.findFirst({ where, select: { email: true } }))?.email ?? null;
}
