import { db } from '@/lib/db/client';
import { refuseRemoved } from '@/lib/member/commands';
import type { PartnerWishes } from './schema';
import { noWishes } from './wishes';

/** What a member asks of a partner; nothing, before they have said so. */
export async function readWishes(memberId: string): Promise<PartnerWishes> {
	const stored = await db.partnerWishes.findUnique({
		where: { memberId },
		omit: { memberId: true, updatedAt: true },
	});
	return stored ?? noWishes;
}

/** @throws DomainError `auth.required` when the account has just been removed */
export async function saveWishes(memberId: string, wishes: PartnerWishes, now: Date): Promise<void> {
	const told = {
		...wishes,
		districts: [...new Set(wishes.districts)],
		clans: [...new Set(wishes.clans)],
		updatedAt: now,
	};
	const written = db.partnerWishes.upsert({
		where: { memberId },
		create: { ...told, memberId },
		update: told,
		select: { memberId: true },
	});
	await written.catch(refuseRemoved);
}
