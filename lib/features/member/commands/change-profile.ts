import { randomUUID } from 'node:crypto';
import { todayInIndia } from '@/lib/core/calendar';
import { getEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { withClanName } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { joinAddressOptions } from '@/lib/features/member/address/commands';
import { typedOptions } from '@/lib/features/member/address/rules';
import { consentTextVersion, readConsentTextVersion } from '@/lib/features/member/queries/consent-text';
import { isListedForMatches } from '@/lib/features/member/queries/matchable';
import {
	type FormerRecord,
	formerColumns,
	getColumns,
	noFormerRecord,
	type RecordChanges,
} from '@/lib/features/member/rules/columns';
import type { ProfileChanges } from '@/lib/features/member/schema';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { isForeignKeyViolation, isNotFound, isUniqueViolation } from '@/lib/platform/db/errors';
import { Prisma } from '@/lib/platform/db/generated/client';
import {
	deleteMedia,
	insertMedia,
	type Leave,
	type NewPicture,
	type StoredPicture,
	withNewPicture,
} from '@/lib/platform/media/pictures';

interface NewMember {
	email: string;
	passwordHash: string;
	isAdmin: boolean;
	/** Whether to be shown to others who look for a match; null when they were not asked. */
	wantsMatches: boolean | null;
	profile: RecordChanges & { name: string };
	photo: Uint8Array | null;
	language: Language;
	/** The administrator who makes the account for somebody; null for one's own. */
	createdById: string | null;
}

/**
 * Makes a claimed account with its photo and with what its owner agrees to by making it, and adds the places and
 * deities it names to the known ones. Answers its id.
 *
 * @throws DomainError `email.taken`, and what storing a picture throws
 */
export async function createMember(member: NewMember, now: Date): Promise<string> {
	const id = randomUUID();
	try {
		await withNewPicture(member.photo, async (tx, photo) => {
			const profile = await withClanName(tx, member.profile);
			// A member who makes an account for somebody else agrees to nothing in their place.
			const textVersion = member.createdById === null ? await readConsentTextVersion(tx) : null;
			const row = getRow(id, { ...member, profile }, { textVersion, now });
			await tx.member.create({ data: row, select: { id: true } });
			if (photo) await showPhoto(tx, photo, id);
			await joinAddressOptions(tx, typedOptions(member.profile));
			if (member.createdById) {
				const entry = { action: 'member.create', subjectType: 'member', subjectId: id } as const;
				const { name, isDeceased } = member.profile;
				const after = { name, isAdmin: member.isAdmin, ...(isDeceased && { isDeceased }) };
				await noteChange(tx, { ...entry, actorId: member.createdById, after });
			}
		});
	} catch (error) {
		if (isUniqueViolation(error, 'Member_emailKey_key')) throw emailTaken(error);
		throw error;
	}
	return id;
}

export function emailTaken(cause?: unknown): DomainError {
	return new DomainError('email.taken', { fields: [{ path: 'email', message: 'emailTaken' }], cause });
}

function getRow(
	id: string,
	{ email, passwordHash, isAdmin, wantsMatches, profile, language }: NewMember,
	{ textVersion, now }: { textVersion: string | null; now: Date },
) {
	return {
		// The preset of the forms, where a caller leaves a field out.
		...(profile.isMarried === undefined && { isMarried: false }),
		...(profile.isManglik === undefined && { isManglik: false }),
		...getColumns(profile, noFormerRecord, todayInIndia(now)),
		name: profile.name,
		id,
		email,
		emailKey: getEmailKey(email),
		passwordHash,
		isAdmin,
		language,
		createdAt: now,
		claimedAt: now,
		...(textVersion !== null && {
			consents: {
				create: [
					{ textVersion, language, givenAt: now, purpose: 'terms' },
					...(wantsMatches === null
						? []
						: [
								{
									...{ textVersion, language, givenAt: now, purpose: 'matrimonial' as const },
									withdrawnAt: wantsMatches ? null : now,
								},
							]),
				],
			},
		}),
	} satisfies Prisma.MemberCreateInput;
}

interface Changes {
	changes: ProfileChanges;
	/** Null takes the photo away. */
	photo?: Uint8Array | null | undefined;
	/** Whether the member agrees to be shown to others who look for a match, in the language they were asked in. */
	consent?: { isGiven: boolean; language: Language } | null;
	/** Whether the member agrees to be named as somebody whom two families know. */
	introduction?: { isGiven: boolean; language: Language } | null;
	/** The record that the change was made from, where its maker says which. */
	version?: number | undefined;
}

/**
 * Writes what a member has changed. Only the fields that were sent are touched. Of two saves that do not say which
 * version they were made from both go through, and in a field that both have sent the later one is stored.
 *
 * @throws DomainError `auth.required` when the account has just been removed, `record.stale` when the record has been
 * changed since `version`, and what storing a picture throws
 */
export async function changeProfile(
	memberId: string,
	{ changes, photo, consent, introduction, version }: Changes,
	now: Date,
): Promise<void> {
	await withNewPicture(photo, async (tx, newPhoto, leave) => {
		// Takes the row's lock first: what is read with it holds until the end.
		const before = await tx.member
			.update({
				where: { id: memberId },
				data: { version: { increment: 1 } },
				select: { id: true, version: true, photoId: true, ...formerColumns },
			})
			.catch(refuseRemoved);
		if (version !== undefined && version !== before.version - 1) throw new DomainError('record.stale');
		const wasListed = consent !== null && consent !== undefined && (await isListed(tx, memberId));
		const stated = consent?.isGiven ? withConsent(changes, before) : changes;
		await writeProfile(tx, before, { changes: stated, newPhoto, leave }, now);
		if (consent) await agreeToMatches(tx, { memberId, wasListed, ...consent }, now);
		if (introduction) await agreeToIntroduce(tx, { memberId, ...introduction }, now);
	});
}

/** By agreeing to be listed for matches a member states that they are not married, unless they state or have stated it otherwise. */
function withConsent(changes: ProfileChanges, before: FormerRecord): ProfileChanges {
	const { isMarried = before.isMarried } = changes;
	return isMarried === null ? { ...changes, isMarried: false, isMarriedKnown: true } : changes;
}

export async function isListed(tx: Prisma.TransactionClient, memberId: string): Promise<boolean> {
	const member = Prisma.sql`"Member"`;
	const found = await tx.$queryRaw<unknown[]>`
		SELECT FROM ${member} WHERE "id" = ${memberId}::uuid AND ${isListedForMatches(member)}`;
	return found.length > 0;
}

interface Answer {
	memberId: string;
	/** Whether they were shown for matches before: what the form had shown them. */
	wasListed: boolean;
	isGiven: boolean;
	language: Language;
}

/**
 * What was agreed to stays on record with its time. A form sends back what it has shown: that records no consent which
 * nobody gave. A No always holds, even when the member is made public later: as a consent that was withdrawn at once,
 * where none was withdrawn before.
 */
export async function agreeToMatches(
	tx: Prisma.TransactionClient,
	{ memberId, wasListed, isGiven, language }: Answer,
	now: Date,
): Promise<void> {
	if (isGiven && wasListed) return;
	const matrimonial = { memberId, purpose: 'matrimonial' } as const;
	if (!isGiven) {
		// What came a moment later may have been written before.
		await tx.$executeRaw`
			UPDATE "Consent" SET "withdrawnAt" = GREATEST("givenAt", ${now})
			WHERE "memberId" = ${memberId}::uuid AND "purpose" = 'matrimonial' AND "withdrawnAt" IS NULL`;
		const refusal = { ...matrimonial, withdrawnAt: { not: null } };
		if (await tx.consent.findFirst({ where: refusal, select: { id: true } })) return;
	}
	const textVersion = await readConsentTextVersion(tx);
	const asked = { ...matrimonial, textVersion, language, givenAt: now };
	await tx.consent.create({ data: { ...asked, withdrawnAt: isGiven ? null : now }, select: { id: true } });
}

/** A consent that is given already stays as it is; a No withdraws it. */
async function agreeToIntroduce(
	tx: Prisma.TransactionClient,
	{ memberId, isGiven, language }: Omit<Answer, 'wasListed'>,
	now: Date,
): Promise<void> {
	const given = { memberId, purpose: 'introduction', withdrawnAt: null } as const;
	if (!isGiven) {
		// What came a moment later may have been written before.
		await tx.$executeRaw`
			UPDATE "Consent" SET "withdrawnAt" = GREATEST("givenAt", ${now})
			WHERE "memberId" = ${memberId}::uuid AND "purpose" = 'introduction' AND "withdrawnAt" IS NULL`;
	} else if (!(await tx.consent.findFirst({ where: given, select: { id: true } }))) {
		const textVersion = await readConsentTextVersion(tx);
		await tx.consent.create({
			data: { ...given, textVersion, language, givenAt: now },
			select: { id: true },
		});
	}
}

/** Records that a member agrees to the terms, unless they have before. */
export async function agreeToTerms(memberId: string, language: Language, now: Date): Promise<void> {
	await db.$executeRaw`
		INSERT INTO "Consent" ("memberId", "purpose", "textVersion", "language", "givenAt")
		SELECT "id", 'terms', ${consentTextVersion}, ${language}::"Language", ${now} FROM "Member"
		WHERE "id" = ${memberId}::uuid AND NOT EXISTS (
			SELECT FROM "Consent" WHERE "memberId" = "Member"."id" AND "purpose" = 'terms' AND "withdrawnAt" IS NULL
		)
		FOR KEY SHARE
		ON CONFLICT ("memberId", "purpose") WHERE "withdrawnAt" IS NULL DO NOTHING`;
}

/** What is written in the name of an account that has just been removed is refused as from nobody: `auth.required`. */
export function refuseRemoved(error: unknown): never {
	const isRemoved = isNotFound(error) || isForeignKeyViolation(error);
	throw isRemoved ? new DomainError('auth.required', { cause: error }) : error;
}

/**
 * Writes the changed fields of a row that the transaction has locked, and adds the places and deities they name to
 * the known ones.
 */
export async function writeProfile(
	tx: Prisma.TransactionClient,
	before: FormerRecord & { id: string; photoId: string | null },
	{ changes, newPhoto, leave }: { changes: RecordChanges; newPhoto: NewPicture; leave: Leave },
	now: Date,
): Promise<void> {
	const data = getColumns(await withClanName(tx, changes), before, todayInIndia(now));
	await tx.member.update({ where: { id: before.id }, data, select: { id: true } });
	await joinAddressOptions(tx, typedOptions(changes));
	if (newPhoto === undefined) return;
	if (newPhoto) await showPhoto(tx, newPhoto, before.id);
	if (before.photoId) leave(await deleteMedia(tx, [before.photoId]));
}

async function showPhoto(
	tx: Prisma.TransactionClient,
	photo: StoredPicture,
	memberId: string,
): Promise<void> {
	await insertMedia(tx, photo, memberId);
	await tx.member.update({ where: { id: memberId }, data: { photoId: photo.id }, select: { id: true } });
}
