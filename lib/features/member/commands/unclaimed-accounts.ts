import { todayInIndia } from '@/lib/core/calendar';
import { getEmailKey } from '@/lib/core/email-rule';
import type { Language } from '@/lib/core/language';
import { unknownLife } from '@/lib/core/life';
import { mapInSteps, runInSlices } from '@/lib/core/slices';
import { withClanName, withClanNames } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { joinAddressOptions } from '@/lib/features/member/address/commands';
import { typedOptions } from '@/lib/features/member/address/rules';
import { readConsentTextVersion } from '@/lib/features/member/queries/consent-text';
import { getColumns, noFormerRecord } from '@/lib/features/member/rules/columns';
import type { ProfileChanges } from '@/lib/features/member/schema';
import { forgetChanges } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { Prisma } from '@/lib/platform/db/generated/client';
import { emailTaken } from './change-profile';

// An account that somebody made for a relative is theirs only once the relative has claimed it by mail. Until then
// it is shown to nobody, and it lives as long as the adder's request is open, 30 days at most. So does one that an
// administrator has written from a file, which has no adder and no password.

const dayMs = 24 * 60 * 60 * 1000;
const waitsMs = 30 * dayMs;

/** Made no later than this, an account has waited long enough. */
const latestExpired = (now: Date) => new Date(now.getTime() - waitsMs);

/** An account for an adult relative, checked and ready to be written. */
export interface RelativeAccount {
	email: string;
	/** Of the adder's password, which opens nothing; null where they were not asked for one. */
	passwordHash: string | null;
	profile: ProfileChanges & { name: string };
	/** Of the adder's page. */
	language: Language;
}

/** What the adder says of the relative. The cards are those of the adder's tree. */
interface StatedRelation {
	adderId: string;
	/** The card of the relative. */
	personId: string;
	/** The card whose relative it is: often the adder's own. */
	relatedToId: string;
	relation: string;
	message: string | null;
}

/**
 * Makes an unclaimed account and links the relative's card to it; the adder's request waits for the relative's
 * answer. Answers the account's id.
 *
 * @throws DomainError `email.taken`, after which the transaction is of no more use
 */
export async function insertUnclaimedAccount(
	tx: Prisma.TransactionClient,
	{ email, passwordHash, profile, language }: RelativeAccount,
	{ adderId, personId, ...request }: StatedRelation,
	now: Date,
): Promise<string> {
	const account = {
		// The number is that of the card, where it has been checked, or was before it could be.
		...getColumns(
			await withClanName(tx, profile),
			{ ...noFormerRecord, mobileNumber: profile.mobileNumber ?? null },
			todayInIndia(now),
		),
		name: profile.name,
		email,
		emailKey: getEmailKey(email),
		passwordHash,
		language,
		familyTreePrivacy: 'private',
		isListed: false,
		createdAt: now,
	} satisfies Prisma.MemberCreateInput;
	const { id } = await tx.member.create({ data: account, select: { id: true } }).catch((error) => {
		throw isUniqueViolation(error, 'Member_emailKey_key') ? emailTaken(error) : error;
	});
	await tx.person.update({ where: { id: personId }, data: { memberId: id }, select: { id: true } });
	await tx.familyRequest.create({
		data: { ...request, fromMemberId: adderId, toMemberId: id, personId, createdAt: now },
		select: { id: true },
	});
	return id;
}

export interface WaitingAccount {
	id: string;
	name: string;
	/** When it goes, unless somebody claims it first. */
	endsAt: Date;
	/** Null where administrators have written the account from a file. */
	adderName: string | null;
	/** A word such as `Sister`; null where there is no adder. */
	relation: string | null;
	/** Whose relative, where that is not the adder. */
	relatedToName: string | null;
}

/** The account, if it still waits to be claimed. */
export async function findWaitingAccount(id: string, now: Date): Promise<WaitingAccount | null> {
	// One statement: read row by row, the account could go in between.
	const [found] = await db.$queryRaw<(Omit<WaitingAccount, 'id' | 'endsAt'> & { createdAt: Date })[]>`
		SELECT account."name", account."createdAt", adder."name" AS "adderName", request."relation",
			CASE WHEN related."memberId" IS DISTINCT FROM adder."id" THEN related."name" END AS "relatedToName"
		FROM "Member" account
		LEFT JOIN "FamilyRequest" request ON request."toMemberId" = account."id" AND request."status" = 'pending'
		LEFT JOIN "Member" adder ON adder."id" = request."fromMemberId"
		LEFT JOIN "Person" related ON related."id" = request."relatedToId"
		WHERE account."id" = ${id}::uuid AND account."claimedAt" IS NULL AND NOT account."isDeceased"
			AND account."createdAt" > ${latestExpired(now)} AND (request."id" IS NOT NULL OR account."isImported")
		ORDER BY request."createdAt" LIMIT 1`;
	if (!found) return null;
	const { createdAt, ...waiting } = found;
	return { ...waiting, id, endsAt: getLapse(createdAt) };
}

/**
 * Gives the account to its owner, who agrees to the terms by this; the adder's request stays, to be answered. False
 * when it is claimed already, or gone.
 */
export async function claimAccount(
	tx: Prisma.TransactionClient,
	id: string,
	{ passwordHash, language, now }: { passwordHash: string; language: Language; now: Date },
): Promise<boolean> {
	const { count } = await tx.member.updateMany({
		where: { id, claimedAt: null, isDeceased: false },
		data: { claimedAt: now, emailConfirmedAt: now, passwordHash },
	});
	if (count === 0) return false;
	const textVersion = await readConsentTextVersion(tx);
	const terms = { purpose: 'terms' as const, textVersion, language, givenAt: now };
	const record = await tx.member.update({
		where: { id },
		data: { consents: { create: terms } },
		select: {
			villageAddress: true,
			tehsil: true,
			district: true,
			familyGoddess: true,
			familyGod: true,
			ancestralResidence: true,
			location: true,
		},
	});
	await joinAddressOptions(tx, typedOptions(record));
	return true;
}

/** What one statement writes well within its time. */
const insertedAtOnce = 250;

/** An account for an adult, read from a file and checked. */
export interface ImportedAccount {
	id: string;
	email: string;
	profile: ProfileChanges & { name: string };
}

/**
 * Writes unclaimed accounts without a password. Nothing is agreed to in anybody's name.
 *
 * @throws DomainError `email.taken` when one of the addresses has just got an account
 */
export async function insertImportedAccounts(
	tx: Prisma.TransactionClient,
	accounts: readonly ImportedAccount[],
	{ language, now }: { language: Language; now: Date },
): Promise<void> {
	const profiles = await withClanNames(
		tx,
		accounts.map(({ profile }) => profile),
	);
	const today = todayInIndia(now);
	const writing = mapInSteps(accounts.entries(), ([place, account]): Prisma.MemberCreateManyInput => {
		const { id, email } = account;
		const profile = profiles[place] ?? account.profile;
		return {
			...unknownLife,
			...getColumns(profile, noFormerRecord, today),
			id,
			email,
			emailKey: getEmailKey(email),
			name: profile.name,
			language,
			isImported: true,
			isListed: false,
			familyTreePrivacy: 'private',
			createdAt: now,
			updatedAt: now,
		};
	});
	const rows = await runInSlices(writing);
	for (let from = 0; from < rows.length; from += insertedAtOnce)
		await insertMembers(tx, rows.slice(from, from + insertedAtOnce)).catch((error) => {
			throw isUniqueViolation(error, 'Member_emailKey_key') ? emailTaken(error) : error;
		});
}

/** As JSON, which the database reads: two thousand rows of values would keep Prisma busy for longer than it waits. */
async function insertMembers(
	tx: Prisma.TransactionClient,
	rows: Prisma.MemberCreateManyInput[],
): Promise<void> {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	const named = Prisma.raw(columns.map((column) => `"${column}"`).join(', '));
	await tx.$executeRaw`
		INSERT INTO "Member" (${named})
		SELECT ${named} FROM jsonb_populate_recordset(NULL::"Member", ${JSON.stringify(rows)}::jsonb)`;
}

/** When an account that is written now goes, unless somebody claims it first. */
export function getLapse(now: Date): Date {
	return new Date(now.getTime() + waitsMs);
}

/**
 * Removes the account, and what the audit log knows of it; the person in the adder's tree stays, without it. False
 * when it is claimed, or gone already.
 */
export function removeUnclaimedAccount(id: string): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const { count } = await tx.member.deleteMany({ where: { id, claimedAt: null } });
		if (count > 0) await forgetChanges(tx, [id]);
		return count > 0;
	});
}

/** Removes an account with the request of who made it for a relative: as `removeUnclaimedAccount`, where nobody else asks. */
export async function removeWithdrawnAccount(tx: Prisma.TransactionClient, id: string): Promise<void> {
	const { count } = await tx.member.deleteMany({
		where: { id, claimedAt: null, isImported: false, receivedRequests: { none: { status: 'pending' } } },
	});
	if (count > 0) await forgetChanges(tx, [id]);
}

/** What one transaction removes well within its time: those of several files may end at once. */
const removedAtOnce = 500;

/** Removes the accounts that nobody has claimed in time, or whose adder's request is no more. Answers how many. */
export async function removeExpiredAccounts(now: Date): Promise<number> {
	let removed = 0;
	let some: number;
	do {
		some = await removeSomeExpired(now);
		removed += some;
	} while (some >= removedAtOnce);
	return removed;
}

function removeSomeExpired(now: Date): Promise<number> {
	return db.$transaction(async (tx) => {
		const gone = await tx.$queryRaw<{ id: string }[]>`
			DELETE FROM "Member" WHERE "id" IN (
				SELECT "id" FROM "Member" member WHERE "claimedAt" IS NULL AND (
					"createdAt" <= ${latestExpired(now)}
					OR NOT "isImported" AND NOT EXISTS (
						SELECT FROM "FamilyRequest" WHERE "toMemberId" = member."id" AND "status" = 'pending'
					)
				) LIMIT ${removedAtOnce} FOR UPDATE SKIP LOCKED
			) RETURNING "id"::text`;
		await forgetChanges(
			tx,
			gone.map(({ id }) => id),
		);
		return gone.length;
	});
}
