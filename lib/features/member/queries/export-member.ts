import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { ownProfile } from '@/lib/features/member/schema';
import { db } from '@/lib/platform/db/client';
import { withParent } from '@/lib/platform/db/with-parent';
import { defaultWidths, picturePath } from '@/lib/platform/media/picture-path';
import { facts } from '@/lib/rules/gedcom/facts';
import { getOwnProfile } from './find-profile';

/** Of records in the trash, moments and days are texts already. */
const date = z.coerce.date<Date | string>();
const moment = date.transform((at) => at.toISOString()).pipe(z.iso.datetime());
const day = date.transform((at) => at.toISOString().slice(0, 10)).pipe(z.iso.date());
const text = z.string().nullable();

/** What is kept of somebody in a tree, by name; what is not known is left out. */
const person = z.record(z.string(), z.union([z.string(), z.boolean(), facts]));

const marriage = z.object({
	/** Which one it is in time, 0 first, where the day is not known. */
	sequence: z.number(),
	marriedOn: day.nullable(),
	marriedPrecision: text,
	endedOn: day.nullable(),
	endedBy: text,
	place: text,
	facts,
});

const familyTree = z.object({
	name: z.string(),
	isPublic: z.boolean(),
	createdAt: moment,
	updatedAt: moment,
	people: z.array(person),
	parentLinks: z.array(
		z.object({ childId: z.string(), parentId: z.string(), role: z.string(), kind: z.string() }),
	),
	unions: z.array(marriage.extend({ partnerAId: z.string(), partnerBId: z.string() })),
});

const post = z.object({
	title: z.string(),
	text: z.string(),
	language: z.string(),
	status: z.string(),
	/** What the administrators have said of it, where they did not approve. */
	rejectionReason: text,
	picture: text,
	sentAt: moment,
	approvedAt: moment.nullable(),
	updatedAt: moment,
});

const exportedBlog = post.extend({ author: z.string() });

const galleryImage = post.extend({
	category: z.string(),
	featured: z.boolean(),
	featuredSuggested: z.boolean(),
});

/** Everything that is kept about a member. Moments in ISO 8601, UTC. */
export const memberExport = z.object({
	profile: ownProfile,
	/** What the profile does not say of the account. */
	account: z.object({
		/** In which it is written to. */
		language: z.string(),
		bornOn: day.nullable(),
		/** How much of it is known: the day, the month, the year, about the year, or an age that was entered. */
		bornPrecision: text,
		/** Since when it is the member's own. */
		takenOverAt: moment.nullable(),
		/** When a mailed link or code proved that the member reads the address; null until then. */
		addressConfirmedAt: moment.nullable(),
		/** Since when a login asks for a code too; null while it does not. */
		twoStepLoginSince: moment.nullable(),
		recoveryCodesLeft: z.number(),
		/** Administrators have made it from a list. */
		wasImported: z.boolean(),
		/** What an administrator has chosen to be mailed; null where the defaults count. */
		administratorMail: z
			.object({ frequency: z.string(), forwardsMessages: z.boolean(), sentAt: moment.nullable() })
			.nullable(),
		/** How the member reads the days of their family; null where the defaults count. */
		familyDays: z
			.object({
				reckoning: z.string(),
				isMailed: z.boolean(),
				mailedAt: moment.nullable(),
				feedSince: moment.nullable(),
			})
			.nullable(),
		/** When and where the member was born, beyond the date, and since when their kundli is computed. */
		birthMoment: z
			.object({
				/** After midnight. */
				minutes: z.number().nullable(),
				timePrecision: text,
				placeName: text,
				latitude: z.number().nullable(),
				longitude: z.number().nullable(),
				kundliSince: moment.nullable(),
				moonFrom: z.number().nullable(),
				moonTo: z.number().nullable(),
				computedFor: moment.nullable(),
				updatedAt: moment,
			})
			.nullable(),
		/** Until when the member has read their notifications; null while they have read none. */
		notificationsReadUntil: moment.nullable(),
		updatedAt: moment,
	}),
	/** What the member tells for matches, and to whom it is shown. */
	matrimonialDetails: z
		.object({
			heightCm: z.number().nullable(),
			...{ motherTongue: text, languages: z.array(z.string()), diet: text, income: text, workPlace: text },
			...{ siblings: z.unknown(), maternalVillage: text, maternalUncle: text },
			...{ about: text, aboutFamily: text, lookingFor: text },
			...{ shownToMatches: z.array(z.string()), shownToAgreed: z.array(z.string()) },
			updatedAt: moment,
		})
		.nullable(),
	/** The biodatas that the member has made, and to whom they were sent as links. */
	biodatas: z.array(
		z.object({
			...{ title: z.string(), layout: z.string(), language: z.string(), fields: z.array(z.string()) },
			...{ createdAt: moment, updatedAt: moment },
			links: z.array(
				z.object({
					sentTo: z.string(),
					...{ createdAt: moment, expiresAt: moment, endedAt: moment.nullable() },
					...{ openings: z.number(), lastOpenedAt: moment.nullable() },
				}),
			),
		}),
	),
	consents: z.array(
		z.object({
			purpose: z.string(),
			textVersion: z.string(),
			language: z.string(),
			givenAt: moment,
			withdrawnAt: moment.nullable(),
		}),
	),
	sessions: z.array(
		z.object({
			userAgent: text,
			isKept: z.boolean(),
			createdAt: moment,
			lastSeenAt: moment,
			expiresAt: moment,
		}),
	),
	familyTree: familyTree.nullable(),
	/** What others have written about the member in their own trees. */
	inOtherTrees: z.array(z.object({ tree: z.string(), person, marriages: z.array(marriage) })),
	/** Whether the tree is compared with others, and what the member has said of people who are likely in two places. */
	samePeople: z.object({
		isComparable: z.boolean().nullable(),
		answers: z.array(z.object({ name: text, answer: z.string(), answeredAt: moment, isJoined: z.boolean() })),
	}),
	/** What the member has asked relatives by a link, and what they have answered. */
	questionsToRelatives: z.array(
		z.object({
			to: text,
			about: text,
			asks: z.string(),
			language: z.string(),
			createdAt: moment,
			expiresAt: moment,
			answeredAt: moment.nullable(),
			acceptedAt: moment.nullable(),
			...{ saidName: text, saidVillage: text, saidClan: text, saidGotra: text, saidBy: text },
			...{ saidYear: z.number().nullable(), saidRight: z.boolean().nullable() },
		}),
	),
	familyRequests: z.array(
		z.object({
			direction: z.enum(['sent', 'received']),
			with: z.string(),
			relation: z.string(),
			/** Whose relative the one who is asked is said to be. */
			relatedTo: text,
			message: text,
			status: z.string(),
			createdAt: moment,
			answeredAt: moment.nullable(),
		}),
	),
	stories: z.array(exportedBlog),
	galleryImages: z.array(galleryImage),
	/** Sent by the member, who had logged in, through the contact and feedback forms, under the name and address typed there. */
	messages: z.array(
		z.object({
			kind: z.string(),
			feedbackType: text,
			name: z.string(),
			email: z.string(),
			subject: text,
			message: z.string(),
			language: z.string(),
			createdAt: moment,
			readAt: moment.nullable(),
			answeredAt: moment.nullable(),
		}),
	),
	/** What administrators have deleted of theirs, and can still restore. */
	inTrash: z.array(
		z.object({
			kind: z.string(),
			name: z.string(),
			deletedAt: moment,
			story: exportedBlog.partial().exactOptional(),
			galleryImage: galleryImage.partial().exactOptional(),
			familyTree: familyTree.exactOptional(),
		}),
	),
	/** What administrators have done with this account, and when they have read it. */
	administration: z.array(
		z.object({
			action: z.string(),
			at: moment,
			/** Of each field that is another now, what it was and became. */
			changes: z.record(z.string(), z.unknown()).nullable(),
		}),
	),
});

/** Columns of a person that say nothing of them. */
const internal = {
	treeId: true,
	memberId: true,
	addedById: true,
	nameKey: true,
	version: true,
	updatedAt: true,
	mergeUndo: true,
	changeUndo: true,
} as const;

const consent = {
	purpose: true,
	textVersion: true,
	language: true,
	givenAt: true,
	withdrawnAt: true,
} as const;
const named = { select: { name: true } } as const;
const ofMarriage = {
	sequence: true,
	marriedOn: true,
	marriedPrecision: true,
	endedOn: true,
	endedBy: true,
	place: true,
	facts: true,
} as const;
const ofPost = {
	title: true,
	language: true,
	status: true,
	rejectionReason: true,
	createdAt: true,
	approvedAt: true,
	updatedAt: true,
} as const;

/**
 * Reads everything that is kept about a member.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function exportMember(memberId: string, now: Date): Promise<z.input<typeof memberExport>> {
	const profile = serializeOwnProfile(await getOwnProfile(memberId), now);
	const member = await db.member.findUnique({
		where: { id: memberId },
		select: {
			language: true,
			bornOn: true,
			bornPrecision: true,
			claimedAt: true,
			emailConfirmedAt: true,
			secondFactorSince: true,
			secondFactor: { select: { _count: { select: { recoveryCodes: { where: { usedAt: null } } } } } },
			isImported: true,
			administratorMail: { select: { frequency: true, forwardsMessages: true, sentAt: true } },
			familyDays: { select: { reckoning: true, isMailed: true, mailedAt: true, feedSince: true } },
			birthMoment: { omit: { memberId: true, placeKey: true } },
			notificationsRead: { select: { readUntil: true } },
			updatedAt: true,
			matrimonialDetails: { omit: { memberId: true, version: true } },
			biodatas: {
				omit: { id: true, memberId: true, version: true },
				include: {
					links: { omit: { id: true, biodataId: true, tokenHash: true }, orderBy: { createdAt: 'asc' } },
				},
				orderBy: { createdAt: 'asc' },
			},
			consents: { select: consent, orderBy: { givenAt: 'asc' } },
			sessions: {
				select: { userAgent: true, isKept: true, createdAt: true, lastSeenAt: true, expiresAt: true },
				orderBy: { createdAt: 'asc' },
			},
			tree: {
				select: {
					name: true,
					isPublic: true,
					isComparable: true,
					createdAt: true,
					updatedAt: true,
					persons: { omit: internal, orderBy: { createdAt: 'asc' } },
					parentLinks: { select: { childId: true, parentId: true, role: true, kind: true } },
					unions: {
						select: { ...ofMarriage, partnerAId: true, partnerBId: true },
					},
				},
			},
			persons: {
				where: { tree: { ownerId: { not: memberId } } },
				omit: internal,
				include: { tree: named, unionsAsA: { select: ofMarriage }, unionsAsB: { select: ofMarriage } },
			},
			blogs: {
				select: { ...ofPost, content: true, author: true, imageId: true },
				orderBy: { createdAt: 'asc' },
			},
			galleryImages: {
				select: {
					...ofPost,
					description: true,
					category: true,
					featured: true,
					featuredSuggested: true,
					mediaId: true,
				},
				orderBy: { createdAt: 'asc' },
			},
			messages: {
				select: {
					...{ kind: true, feedbackType: true, name: true, email: true, subject: true, message: true },
					...{ language: true, createdAt: true, readAt: true, answeredAt: true },
				},
				orderBy: { createdAt: 'asc' },
			},
		},
	});
	if (!member) throw new DomainError('auth.required');
	const requests = await db.familyRequest.findMany({
		where: {
			OR: [{ fromMemberId: memberId }, { toMemberId: memberId }],
			// Would say whose the address is.
			NOT: { fromMemberId: memberId, isByAddress: true, status: { notIn: ['accepted', 'held'] } },
		},
		select: {
			...{ relation: true, message: true, status: true, createdAt: true, answeredAt: true },
			...{ fromMemberId: true, fromMember: named, toMember: named, relatedTo: named },
		},
		orderBy: { createdAt: 'asc' },
	});
	const answers = await db.$queryRaw<z.input<typeof memberExport>['samePeople']['answers']>`
		SELECT card."name", said."answer"::text, said."answeredAt", said."isJoined"
		FROM "FamilyTree" tree JOIN "Person" card ON card."treeId" = tree."id" CROSS JOIN LATERAL (
			SELECT "oneAnswer" AS "answer", "oneAnsweredAt" AS "answeredAt",
				coalesce("oneAnswer" = 'yes' AND "otherAnswer" = 'yes', false) AS "isJoined"
			FROM "SamePerson" WHERE "oneId" = card."id"
			UNION ALL
			SELECT "otherAnswer", "otherAnsweredAt", coalesce("oneAnswer" = 'yes' AND "otherAnswer" = 'yes', false)
			FROM "SamePerson" WHERE "otherId" = card."id"
		) said
		WHERE tree."ownerId" = ${memberId}::uuid AND said."answer" IS NOT NULL
		ORDER BY said."answeredAt", card."id"`;
	const questions = await db.elderQuestion.findMany({
		where: { tree: { ownerId: memberId } },
		select: {
			...{ asks: true, language: true, createdAt: true, expiresAt: true, answeredAt: true, acceptedAt: true },
			...{ saidName: true, saidVillage: true, saidClan: true, saidGotra: true, saidBy: true },
			...{ saidYear: true, saidRight: true, elder: named, person: named },
		},
		orderBy: { createdAt: 'asc' },
	});
	const trash = await db.trashEntry.findMany({
		where: { ownerId: memberId },
		select: { kind: true, name: true, deletedAt: true, rows: true },
		orderBy: { deletedAt: 'asc' },
	});
	// A list that was read is one entry, which names all who were in it: nothing more of that.
	const administration = await db.$queryRaw<z.input<typeof memberExport>['administration']>`
		SELECT "action", "at", CASE WHEN "subjectId" IS NOT NULL THEN "changes" END AS "changes"
		FROM "AuditEntry"
		WHERE "subjectType" = 'member' AND ("subjectId" = ${memberId}
			OR "subjectId" IS NULL AND "changes"->'ids' @> ${JSON.stringify([memberId])}::jsonb)
		ORDER BY "id"`;
	const { language, bornOn, bornPrecision, claimedAt, emailConfirmedAt, isImported, updatedAt } = member;
	return {
		profile,
		account: {
			...{ language, bornOn, bornPrecision, updatedAt },
			...{ takenOverAt: claimedAt, addressConfirmedAt: emailConfirmedAt, wasImported: isImported },
			twoStepLoginSince: member.secondFactorSince,
			recoveryCodesLeft: member.secondFactor?._count.recoveryCodes ?? 0,
			administratorMail: member.administratorMail,
			familyDays: member.familyDays,
			birthMoment: member.birthMoment,
			notificationsReadUntil: member.notificationsRead?.readUntil ?? null,
		},
		matrimonialDetails: member.matrimonialDetails,
		biodatas: member.biodatas,
		consents: member.consents,
		sessions: member.sessions,
		familyTree: member.tree && {
			...member.tree,
			people: member.tree.persons.map(tell),
			unions: member.tree.unions.map(withFacts),
		},
		inOtherTrees: withParent(member.persons, 'tree').map(({ tree, unionsAsA, unionsAsB, ...rest }) => ({
			tree: tree.name,
			person: tell(rest),
			marriages: [...unionsAsA, ...unionsAsB].map(withFacts),
		})),
		samePeople: { isComparable: member.tree?.isComparable ?? null, answers },
		questionsToRelatives: questions.map(({ elder, person, ...question }) => ({
			...{ to: elder.name, about: person.name },
			...question,
		})),
		familyRequests: withParent(withParent(requests, 'fromMember'), 'toMember').map(
			({ fromMemberId, fromMember, toMember, relatedTo, ...fields }) => ({
				...fields,
				...(fromMemberId === memberId
					? { direction: 'sent' as const, with: toMember.name }
					: { direction: 'received' as const, with: fromMember.name }),
				// Who has refused, or is asked no more, reads nothing new in the asker's tree.
				relatedTo:
					fromMemberId === memberId || ['pending', 'accepted', 'held'].includes(fields.status)
						? (relatedTo?.name ?? null)
						: null,
			}),
		),
		stories: member.blogs.map(({ content, imageId, createdAt, ...values }) => ({
			...values,
			text: content,
			picture: imageId && picturePath(imageId, defaultWidths.image),
			sentAt: createdAt,
		})),
		galleryImages: member.galleryImages.map(({ description, mediaId, createdAt, ...others }) => ({
			...others,
			text: description,
			picture: picturePath(mediaId, defaultWidths.image),
			sentAt: createdAt,
		})),
		messages: member.messages,
		inTrash: trash.map(({ rows, ...others }) => ({ ...others, ...exportTrashedRows(rows) })),
		administration,
	};
}

const withFacts = <T extends { facts: unknown }>(row: T) => ({ ...row, facts: facts.parse(row.facts) });

const dates = z.object({ createdAt: moment, bornOn: day.nullable(), diedOn: day.nullable() });

function tell({ photoId, ...columns }: Record<string, unknown>): z.output<typeof person> {
	const photo = typeof photoId === 'string' ? picturePath(photoId, defaultWidths.photo) : null;
	const entered: Record<string, unknown> = { ...columns, ...dates.parse(columns), photo };
	const known = Object.entries(entered).filter(
		([column, value]) => value !== null && !Object.hasOwn(internal, column),
	);
	return person.parse(Object.fromEntries(known));
}

const restingRows = z.array(z.record(z.string(), z.unknown())).default([]);

const resting = z.object({
	taken: z.object({
		...{ Blog: restingRows, GalleryImage: restingRows, FamilyTree: restingRows },
		...{ Person: restingRows, ParentLink: restingRows, Union: restingRows },
	}),
});

/** A blog, a picture of the gallery or a tree as the trash keeps it: of another version of the portal, perhaps. */
function exportTrashedRows(stored: unknown) {
	const { taken } = resting.parse(stored);
	const [[blog], [image], [tree]] = [taken.Blog, taken.GalleryImage, taken.FamilyTree];
	return {
		...(blog && {
			story: exportedBlog.partial().parse({ ...blog, text: blog.content, sentAt: blog.createdAt }),
		}),
		...(image && {
			galleryImage: galleryImage
				.partial()
				.parse({ ...image, text: image.description, sentAt: image.createdAt }),
		}),
		...(tree && {
			familyTree: familyTree.parse({
				...tree,
				people: taken.Person.map(tell),
				parentLinks: taken.ParentLink,
				unions: taken.Union,
			}),
		}),
	};
}
