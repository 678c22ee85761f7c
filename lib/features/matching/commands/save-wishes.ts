import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { withClanName } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { type Acting, checkActing, noteAct } from '@/lib/features/matching/guardians/queries/acting';
import {
	noWishes,
	type PartnerWishes,
	type partnerWishesReply,
	type WishesChanges,
} from '@/lib/features/matching/schema';
import { nameOfState, states } from '@/lib/features/matching/scoring/constants/districts';
import { findPlaceName } from '@/lib/features/matching/scoring/rules/places';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { inScript, scriptOf } from '@/lib/rules/script/in-script';

export interface SavedWishes {
	wishes: PartnerWishes;
	/** 0 before anything has been saved. */
	version: number;
}

const notAnswered = { memberId: true, updatedAt: true } as const;

/** What a member asks of a partner; nothing, before they have said so. */
export async function readWishes(memberId: string, tx: Prisma.TransactionClient = db): Promise<SavedWishes> {
	const stored = await tx.partnerWishes.findUnique({ where: { memberId }, omit: notAnswered });
	return stored ? fromRow(stored) : { wishes: noWishes, version: 0 };
}

function fromRow({ version, ...wishes }: PartnerWishes & { version: number }): SavedWishes {
	return { wishes, version };
}

/** The wishes of a member for a reader of `language`. */
export function toWishesDto(saved: SavedWishes, language: Language): z.input<typeof partnerWishesReply> {
	const written = saved.wishes.districts.flatMap((district) => {
		const { text, isOurs } = inScript(district, scriptOf[language], 'place');
		// It is in the reader's script already.
		if (text === district) return [];
		const shown = findPlaceName(district, language) ?? (isOurs ? null : text);
		return shown === null ? [] : [[district, shown] as const];
	});
	return {
		...saved,
		writtenDistricts: Object.fromEntries(written),
		states: states.map((state) => nameOfState(state, language)),
	};
}

/**
 * Writes the wishes that were sent and leaves the others. Returns all as they are now.
 *
 * @throws DomainError `auth.required` when the account has just been removed, `record.stale` when the wishes have been
 * changed since the version that was read, `input.invalid` for ages in the wrong order
 */
export async function saveWishes(
	acting: Acting,
	{ version, ...changes }: WishesChanges,
	now: Date,
): Promise<SavedWishes> {
	const { seekerId: memberId } = acting;
	return db.$transaction(async (tx) => {
		// Before the first save there is no row of the wishes to lock.
		const locked = await tx.$queryRaw<unknown[]>`
			SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR NO KEY UPDATE`;
		if (locked.length === 0) throw new DomainError('auth.required');
		const held = await checkActing(tx, acting, now);
		const saved = await readWishes(memberId, tx);
		if (version !== undefined && version !== saved.version) throw new DomainError('record.stale');
		const { ageFrom, ageTo, districts, ...rest } = { ...saved.wishes, ...changes };
		if (ageFrom !== null && ageTo !== null && ageFrom > ageTo)
			throw new DomainError('input.invalid', { fields: [{ path: 'ageTo', message: 'ageOrder' }] });
		const data = {
			...{ ...(await withClanName(tx, rest)), ageFrom, ageTo, updatedAt: now, version: saved.version + 1 },
			districts: [...new Set(districts)],
		};
		const written = await tx.partnerWishes.upsert({
			where: { memberId },
			create: { ...data, memberId },
			update: data,
			omit: notAnswered,
		});
		await noteAct(tx, held, { action: 'wished', otherId: null }, now);
		return fromRow(written);
	});
}
