import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { refuseRemoved } from '@/lib/features/member/commands/change-profile';
import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { findMoonStretch, firstDay } from '@/lib/rules/kundli/kundli';
import { instantsOf } from '@/lib/rules/kundli/local-time';
import { findPlaceNamed } from '@/lib/rules/kundli/places';
import { birthColumns, readBirth } from './rules';
import { type BirthMomentChange, readClockTime } from './schema';

/** Of the words that a member agrees to when they let their kundli be computed. */
const consentVersion = 'kundli-2026-11';

/**
 * Writes when and where a member was born.
 *
 * @throws DomainError `auth.required` when the account has just been removed, `input.invalid` for a place that is not in
 * the list and for an hour that the clocks of that day left out or showed twice
 */
export async function saveBirthMoment(
	memberId: string,
	{ time, precision, place }: BirthMomentChange,
	now: Date,
): Promise<void> {
	const found = place ? findPlaceNamed(place) : null;
	if (place && !found) throw refuse('place', 'birthPlace');
	const minutes = time === null ? null : readClockTime(time);
	const written = {
		...{ minutes, timePrecision: minutes === null ? null : precision, updatedAt: now },
		...{ placeKey: found?.key ?? null, placeName: found && place },
		...{ latitude: found?.latitude ?? null, longitude: found?.longitude ?? null },
	};
	await db.$transaction(async (tx) => {
		await lockMember(tx, memberId);
		const { bornOn, bornPrecision } = await tx.member.findUniqueOrThrow({
			where: { id: memberId },
			select: { bornOn: true, bornPrecision: true },
		});
		if (minutes !== null && bornOn && bornPrecision === 'day') {
			const instants = instantsOf(bornOn, minutes);
			if (instants.length === 0) throw refuse('time', 'timeNeverWas');
			if (instants.length > 1) throw refuse('time', 'timeWasTwice');
		}
		await tx.birthMoment
			.upsert({
				where: { memberId },
				create: { memberId, ...written },
				update: written,
				select: { memberId: true },
			})
			.catch(refuseRemoved);
		await writeMoon(tx, memberId, now);
	});
}

function refuse(path: string, message: string): DomainError {
	return new DomainError('input.invalid', { fields: [{ path, message }] });
}

/** Takes the lock of the row, so that two changes of one member follow each other. */
async function lockMember(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
	const locked = await tx.$queryRaw<unknown[]>`
		SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR NO KEY UPDATE`;
	if (locked.length === 0) throw new DomainError('auth.required');
}

/**
 * Lets a member's kundli be computed, from what they have entered, and notes what they agreed to.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function turnOn(memberId: string, language: Language, now: Date): Promise<void> {
	await db.$transaction(async (tx) => {
		await lockMember(tx, memberId);
		const on = { kundliSince: now, updatedAt: now };
		await tx.$executeRaw`
			INSERT INTO "Consent" ("memberId", "purpose", "textVersion", "language", "givenAt")
			VALUES (${memberId}::uuid, 'kundli', ${consentVersion}, ${language}::"Language", ${now})
			ON CONFLICT ("memberId", "purpose") WHERE "withdrawnAt" IS NULL DO NOTHING`;
		await tx.birthMoment.upsert({
			where: { memberId },
			create: { memberId, ...on },
			update: on,
			select: { memberId: true },
		});
		await writeMoon(tx, memberId, now);
	});
}

/** Removes all that was entered and computed, at once; that it was agreed to stays on record with its end. */
export async function turnOff(memberId: string, now: Date): Promise<void> {
	await db.$transaction(async (tx) => {
		await lockMember(tx, memberId);
		await tx.birthMoment.deleteMany({ where: { memberId } });
		await tx.$executeRaw`
			UPDATE "Consent" SET "withdrawnAt" = GREATEST("givenAt", ${now})
			WHERE "memberId" = ${memberId}::uuid AND "purpose" = 'kundli' AND "withdrawnAt" IS NULL`;
	});
}

/** Writes where the Moon may have been, for lists; nothing where it is off or cannot be computed. */
async function writeMoon(tx: Prisma.TransactionClient, memberId: string, now: Date): Promise<void> {
	const stored = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: birthColumns });
	const birth = stored.birthMoment?.kundliSince ? readBirth(stored, now).birth : null;
	const moon = birth && findMoonStretch(birth);
	await tx.birthMoment.update({
		where: { memberId },
		data: {
			...{ moonFrom: moon?.from ?? null, moonTo: moon?.to ?? null, computedFor: birth?.bornOn ?? null },
			updatedAt: now,
		},
		select: { memberId: true },
	});
}

const staleAtOnce = 200;

/** Computes the place of the Moon again for those whose date of birth has changed since. Returns for how many. */
export async function renewMoons(now: Date): Promise<number> {
	const stale = await db.$queryRaw<{ memberId: string }[]>`
		SELECT moment."memberId" FROM "BirthMoment" moment JOIN "Member" member ON member."id" = moment."memberId"
		WHERE moment."kundliSince" IS NOT NULL AND member."bornOn" >= ${firstDay}
			AND moment."computedFor" IS DISTINCT FROM CASE WHEN member."bornPrecision" = 'day' THEN member."bornOn" END
		LIMIT ${staleAtOnce}`;
	const renewed = await workOnEach({
		part: 'moons',
		records: stale,
		getId: ({ memberId }) => memberId,
		work: ({ memberId }) =>
			db.$transaction(async (tx) => {
				await lockMember(tx, memberId);
				await writeMoon(tx, memberId, now);
			}),
	});
	return renewed.length;
}
