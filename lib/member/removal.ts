import { removeTypedOptions } from '@/lib/address/commands';
import { typedOptions } from '@/lib/address/rules';
import { forgetChanges, noteChange } from '@/lib/audit/write';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { isAddress } from '@/lib/db/same-address';
import { deleteMedia, discardPicture } from '@/lib/media/pictures';

/** What a person in a tree is left with: the place between others, and nothing that tells who stood there. */
const forgotten = {
	kind: 'connector',
	memberId: null,
	isVisible: true,
	isDeceased: false,
	nameKey: '',
	name: null,
	prefix: null,
	gender: null,
	photoId: null,
	bornOn: null,
	bornPrecision: null,
	diedOn: null,
	education: null,
	profession: null,
	location: null,
	mobileNumber: null,
	fatherName: null,
	clan: null,
	dynasty: null,
	sakh: null,
	gotra: null,
	motherClan: null,
	isMarried: null,
	isManglik: null,
	villageAddress: null,
	ancestralResidence: null,
	tehsil: null,
	district: null,
	lordName: null,
	lordPlace: null,
	ancestorPlace: null,
	familyGoddess: null,
	familyGod: null,
	marriagePlace: null,
	fatherInLawName: null,
	fatherInLawFatherName: null,
	inLawDynasty: null,
	inLawSakh: null,
	inLawTehsil: null,
	inLawDistrict: null,
	inLawState: null,
	facts: [],
} satisfies Prisma.PersonUncheckedUpdateManyInput;

/** What a marriage is left with: that it was, and whether it has ended. */
const forgottenUnion = {
	marriedOn: null,
	endedOn: null,
	place: null,
	facts: [],
} satisfies Prisma.UnionUncheckedUpdateManyInput;

/**
 * Removes an account with everything of the person: record, sessions, consents, own tree, stories, pictures, the
 * messages they sent from this address, their interests, wishes and marks and what was said of them, the places that
 * only they have named. Where others have them in their tree
 * an unnamed connector keeps the relatives joined. The audit log keeps that it happened, and who did it. Answers
 * false when there is no such account.
 *
 * @throws DomainError `administrator.last`
 */
export async function removeMember(memberId: string, actorId: string): Promise<boolean> {
	const pictures = await db.$transaction(async (tx) => {
		// Locked, so that nothing is added to the account while it goes.
		await tx.$queryRaw`SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR UPDATE`;
		const member = await tx.member.findUnique({
			where: { id: memberId },
			select: {
				emailKey: true,
				villageAddress: true,
				ancestralResidence: true,
				location: true,
				tehsil: true,
				district: true,
				familyGoddess: true,
				familyGod: true,
			},
		});
		if (!member) return null;
		const mediaIds = await findPictures(tx, memberId);
		await forgetChanges(tx, await findSubjects(tx, memberId, member.emailKey));
		await tx.galleryImage.deleteMany({ where: { senderId: memberId } });
		await tx.blog.deleteMany({ where: { senderId: memberId } });
		const inOtherTrees = { memberId, tree: { ownerId: { not: memberId } } };
		await tx.union.updateMany({
			where: { OR: [{ partnerA: inOtherTrees }, { partnerB: inOtherTrees }] },
			data: forgottenUnion,
		});
		await tx.person.updateMany({ where: inOtherTrees, data: forgotten });
		// That somebody was reported, and why, stays for the sake of others; in whose words, does not.
		await tx.memberReport.updateMany({ where: { reporterId: memberId }, data: { text: null } });
		await tx.$executeRaw`DELETE FROM "InboxMessage" WHERE ${isAddress(member.emailKey)}`;
		const objects = await deleteMedia(tx, mediaIds);
		await tx.member.delete({ where: { id: memberId }, select: { id: true } });
		await removeTypedOptions(tx, typedOptions(member));
		const entry = { actorId, action: 'member.delete', subjectType: 'member', subjectId: memberId } as const;
		await noteChange(tx, entry);
		return objects;
	});
	if (pictures) await discardPicture(pictures);
	return pictures !== null;
}

/** All that is the member's or tells of them, and of which the audit log may know something. */
async function findSubjects(
	tx: Prisma.TransactionClient,
	memberId: string,
	emailKey: string,
): Promise<string[]> {
	const rows = await tx.$queryRaw<{ id: string }[]>`
		SELECT ${memberId} AS "id"
		UNION ALL SELECT "id"::text FROM "Blog" WHERE "senderId" = ${memberId}::uuid
		UNION ALL SELECT "id"::text FROM "GalleryImage" WHERE "senderId" = ${memberId}::uuid
		UNION ALL SELECT "id"::text FROM "FamilyTree" WHERE "ownerId" = ${memberId}::uuid
		UNION ALL SELECT person."id"::text FROM "Person" person JOIN "FamilyTree" tree ON tree."id" = person."treeId"
			WHERE person."memberId" = ${memberId}::uuid OR tree."ownerId" = ${memberId}::uuid
		UNION ALL SELECT "id"::text FROM "MemberReport"
			WHERE "reporterId" = ${memberId}::uuid OR "aboutId" = ${memberId}::uuid
		UNION ALL SELECT "id"::text FROM "InboxMessage" WHERE ${isAddress(emailKey)}
		UNION ALL SELECT "subjectId"::text FROM "TrashEntry" WHERE "ownerId" = ${memberId}::uuid`;
	return rows.map(({ id }) => id);
}

/** The member's own pictures, those in their tree, and what others show as their picture. Those of deities stay. */
async function findPictures(tx: Prisma.TransactionClient, memberId: string): Promise<string[]> {
	const media = await tx.media.findMany({
		where: {
			deityImages: { none: {} },
			OR: [
				{ ownerId: memberId },
				{ memberPhotos: { some: { id: memberId } } },
				{ personPhotos: { some: { OR: [{ memberId }, { tree: { ownerId: memberId } }] } } },
				{ blogs: { some: { senderId: memberId } } },
				{ galleryImage: { senderId: memberId } },
			],
		},
		select: { id: true },
	});
	return media.map(({ id }) => id);
}
