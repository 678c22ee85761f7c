import { DomainError } from '@/lib/core/errors';
import { findFirstRenames } from '@/lib/features/heritage/clan-alias/commands/apply-merges';
import { joinAddressOptions, removeTypedOptions } from '@/lib/features/member/address/commands';
import { typedOptions } from '@/lib/features/member/address/rules';
import { forgetChanges } from '@/lib/platform/audit/write';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { Prisma } from '@/lib/platform/db/generated/client';
import { roleActions } from '@/lib/platform/decisions/decisions';
import { deleteMedia, type StoredObjects } from '@/lib/platform/media/pictures';
import { findSubjects, keepInTrash, putBack, type TrashEntry } from '@/lib/platform/trash/entries';
import { forgetInTrash, handOver } from '@/lib/platform/trash/references';
import type { EmptiedColumn } from '@/lib/platform/trash/tables';
import { endOneSidedLinks } from './end-one-sided-links';
import { forgottenPerson, forgottenUnion } from './forgotten';

type Tx = Prisma.TransactionClient;

const places = {
	villageAddress: true,
	ancestralResidence: true,
	location: true,
	tehsil: true,
	district: true,
	familyGoddess: true,
	familyGod: true,
} as const;

/**
 * Takes an account off the portal with everything of the person, and ends its sessions and its agreements with guardians. In others' trees the card
 * stays as its owner's own words. Answers the entry in the trash, null when there is no such account.
 *
 * @throws DomainError `administrator.last`
 */
export async function trashMember(
	tx: Tx,
	memberId: string,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<string | null> {
	// Locked, so that nothing is added to the account while it goes.
	await tx.$queryRaw`SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR UPDATE`;
	const member = await tx.member.findUnique({
		where: { id: memberId },
		select: { ...places, name: true },
	});
	if (!member) return null;
	// Agreements with guardians do not come back with the account.
	await tx.guardianship.updateMany({
		where: { status: { not: 'ended' }, OR: [{ candidateId: memberId }, { guardianId: memberId }] },
		data: { status: 'ended', endedAt: now },
	});
	// The address of a calendar ends with the account; what else the member has chosen there comes back with it.
	await tx.familyDays.updateMany({ where: { memberId }, data: { feedKeyHash: null, feedSince: null } });
	const id = Prisma.sql`${memberId}::uuid`;
	const [own, sent] = [Prisma.sql`t."memberId" = ${id}`, Prisma.sql`t."senderId" = ${id}`];
	const ofTree = Prisma.sql`t."treeId" IN (SELECT "id" FROM "FamilyTree" WHERE "ownerId" = ${id})`;
	const ofPair = Prisma.sql`${id} IN (t."fromMemberId", t."toMemberId")`;
	const inOtherTrees = Prisma.sql`NOT ${ofTree}`;
	const entryId = await keepInTrash(tx, {
		kind: 'member',
		subjectId: memberId,
		ownerId: memberId,
		name: member.name,
		deletedById: actorId,
		deletedAt: now,
		mediaIds: await findPictures(tx, memberId),
		clanRenames: await findFirstRenames(tx, { memberId }),
		taken: {
			...{ Member: Prisma.sql`t."id" = ${id}`, Consent: own, PartnerWishes: own, BirthMoment: own },
			...{ MatrimonialDetails: own, Biodata: own, FamilyDays: own },
			BiodataLink: Prisma.sql`t."biodataId" IN (SELECT "id" FROM "Biodata" WHERE "memberId" = ${id})`,
			...{ SecondFactor: own, RecoveryCode: own, AdministratorMail: own, NotificationsRead: own },
			...{ FamilyTree: Prisma.sql`t."ownerId" = ${id}`, Person: ofTree, ParentLink: ofTree, Union: ofTree },
			ElderQuestion: ofTree,
			SamePerson: Prisma.sql`EXISTS (
				SELECT FROM "FamilyTree" own
				WHERE own."ownerId" = ${id} AND own."id" IN (t."oneTreeId", t."otherTreeId")
			)`,
			...{ FamilyRequest: ofPair, Interest: ofPair },
			MeetingQuestion: Prisma.sql`EXISTS (
				SELECT FROM "Interest" own
				WHERE own."id" = t."interestId" AND ${id} IN (own."fromMemberId", own."toMemberId")
			)`,
			MatchMark: Prisma.sql`${id} IN (t."memberId", t."otherId")`,
			Guardianship: Prisma.sql`${id} IN (t."candidateId", t."guardianId")`,
			GuardianNote: Prisma.sql`${id} IN (t."candidateId", t."otherId", t."authorId")`,
			GuardianAct: Prisma.sql`${id} IN (t."candidateId", t."guardianId", t."otherId")`,
			MemberReport: Prisma.sql`t."aboutId" = ${id}`,
			ReportReply: own,
			...{ Blog: sent, GalleryImage: sent, InboxMessage: sent },
		},
		emptied: {
			'Media.ownerId': Prisma.sql`t."ownerId" = ${id}`,
			'Person.memberId': Prisma.sql`${own} AND ${inOtherTrees}`,
			'Person.addedById': Prisma.sql`t."addedById" = ${id} AND ${inOtherTrees}`,
			'MemberReport.reporterId': Prisma.sql`t."reporterId" = ${id}`,
		},
	});
	// A restored account has no administrator's role, neither from its row nor by the undo of an earlier change.
	await tx.$executeRaw`
		WITH dropped AS (DELETE FROM "Decision" WHERE "subjectId" = ${id} AND "action" = ANY(${roleActions}))
		UPDATE "TrashEntry" SET "rows" = jsonb_set("rows", '{taken,Member,0,isAdmin}', 'false')
		WHERE "id" = ${entryId}::uuid`;
	await tx.galleryImage.deleteMany({ where: { senderId: memberId } });
	await tx.blog.deleteMany({ where: { senderId: memberId } });
	await tx.inboxMessage.deleteMany({ where: { senderId: memberId } });
	await tx.member.delete({ where: { id: memberId }, select: { id: true } });
	await removeTypedOptions(tx, typedOptions(member));
	return entryId;
}

/** The member's own pictures and those in their tree, but for what is shown elsewhere too. */
async function findPictures(tx: Tx, memberId: string): Promise<string[]> {
	const media = await tx.media.findMany({
		where: {
			deityImages: { none: {} },
			personPhotos: { none: { tree: { ownerId: { not: memberId } } } },
			OR: [
				{ ownerId: memberId },
				{ memberPhotos: { some: { id: memberId } } },
				{ personPhotos: { some: { tree: { ownerId: memberId } } } },
				{ blogs: { some: { senderId: memberId } } },
				{ galleryImage: { senderId: memberId } },
			],
		},
		select: { id: true },
	});
	return media.map(({ id }) => id);
}

/**
 * Gives an account back with everything of the person, to log in with the password that it had.
 *
 * @throws DomainError `trash.addressTaken`
 */
export async function restoreMember(tx: Tx, { id, subjectId, deletedAt }: TrashEntry): Promise<void> {
	const [taken] = await tx.$queryRaw<{ isTaken: boolean }[]>`
		SELECT EXISTS (
			SELECT FROM "Member" WHERE "emailKey" = "rows"#>>'{taken,Member,0,emailKey}'
		) AS "isTaken" FROM "TrashEntry" WHERE "id" = ${id}::uuid`;
	if (taken?.isTaken) throw new DomainError('trash.addressTaken');
	await putBack(tx, id).catch((cause) => {
		throw isUniqueViolation(cause, 'Member_emailKey_key')
			? new DomainError('trash.addressTaken', { cause })
			: cause;
	});
	await handOver(tx, id);
	await endOneSidedLinks(tx, subjectId, deletedAt);
	const member = await tx.member.findUniqueOrThrow({ where: { id: subjectId }, select: places });
	await joinAddressOptions(tx, typedOptions(member));
}

/**
 * Forgets permanently whom an entry of the trash is about, and what else of theirs lies in it. Answers what is left of
 * their pictures, to be discarded once this is committed.
 */
export async function eraseMember(tx: Tx, { id, subjectId: memberId }: TrashEntry): Promise<StoredObjects> {
	const { cards, reports, pictures, ...rest } = await readLeft(tx, id, memberId);
	const others = await tx.trashEntry.findMany({ where: { ownerId: memberId }, select: { id: true } });
	const subjects = await findSubjects(
		tx,
		others.map((other) => other.id),
	);
	await forgetChanges(tx, [...subjects, ...cards, ...reports]);
	// What has become somebody else's since stays.
	const cardsOfMember = { id: { in: cards }, kind: 'named', memberId: null } as const;
	const photos = await tx.person.findMany({
		where: { ...cardsOfMember, photoId: { not: null } },
		select: { photoId: true },
	});
	await tx.union.updateMany({
		where: { OR: [{ partnerA: cardsOfMember }, { partnerB: cardsOfMember }] },
		data: forgottenUnion,
	});
	await tx.person.updateMany({ where: cardsOfMember, data: forgottenPerson });
	// That somebody was reported, and why, stays for the sake of others; in whose words, does not.
	await tx.memberReport.updateMany({
		where: { id: { in: reports }, reporterId: null },
		data: { text: null },
	});
	await removeTypedOptions(tx, typedOptions(rest));
	await tx.trashEntry.deleteMany({ where: { ownerId: memberId } });
	await tx.trashEntry.updateMany({ where: { deletedById: memberId }, data: { deletedById: null } });
	const forgotten = { cards, reports, person: forgottenPerson, union: forgottenUnion };
	const resting = await forgetInTrash(tx, memberId, forgotten);
	await forgetChanges(tx, resting.subjects);
	// The mail that tells of the removal itself is still to go.
	await tx.decision.deleteMany({ where: { ownerId: memberId, action: { not: 'member.delete' } } });
	return deleteMedia(tx, [...pictures, ...resting.photos, ...photos.flatMap(({ photoId }) => photoId ?? [])]);
}

/** What an entry names in others' tables, and the places it has entered. */
interface Left extends Record<keyof typeof places, string | null> {
	cards: string[];
	reports: string[];
	pictures: string[];
}

async function readLeft(tx: Tx, id: string, memberId: string): Promise<Left> {
	const emptiedIn = (key: EmptiedColumn) => Prisma.sql`
		SELECT "row"->>'id' FROM jsonb_array_elements(entry."rows"#>ARRAY['emptied', ${key}::text]) AS "row"`;
	// Cards have been parted from the account also by the deletion of its tree.
	const ofOthers = Prisma.sql`
		SELECT "row"->>'id' FROM "TrashEntry" own,
			jsonb_array_elements(own."rows"#>'{emptied,Person.memberId}') AS "row"
		WHERE own."ownerId" = ${memberId}::uuid AND "row"->>'was' = ${memberId}`;
	const [left] = await tx.$queryRaw<Left[]>`
		SELECT
			ARRAY(${emptiedIn('Person.memberId')} UNION ${ofOthers}) AS cards,
			ARRAY(${emptiedIn('MemberReport.reporterId')}) AS reports,
			ARRAY(
				SELECT media."id"::text FROM "Media" media
				WHERE media."ownerId" IS NULL
					AND NOT EXISTS (SELECT FROM "DeityImage" WHERE "mediaId" = media."id")
					AND media."id"::text IN (
						SELECT unnest("mediaIds")::text FROM "TrashEntry" WHERE "ownerId" = ${memberId}::uuid
						UNION ${emptiedIn('Media.ownerId')}
					)
			) AS pictures,
			${Prisma.join(Object.keys(places).map(selectPlace))}
		FROM "TrashEntry" entry WHERE entry."id" = ${id}::uuid`;
	if (!left) throw new DomainError('notFound');
	return left;
}

const selectPlace = (column: string) =>
	Prisma.sql`entry."rows"#>>ARRAY['taken', 'Member', '0', ${column}::text] AS ${Prisma.raw(`"${column}"`)}`;
