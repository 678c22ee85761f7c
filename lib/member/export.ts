import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/db/client';
import type { Person } from '@/lib/db/generated/client';
import { withParent } from '@/lib/db/with-parent';
import { facts } from '@/lib/gedcom/facts';
import { defaultWidths, picturePath } from '@/lib/media/picture-path';
import { getOwnProfile } from './queries';
import { ownProfile } from './schema';
import { serializeOwnProfile } from './serialize';

const moment = z.date().transform((date) => date.toISOString());
const day = z.date().transform((date) => date.toISOString().slice(0, 10));
const text = z.string().nullable();

/** What is kept of somebody in a tree, by name; what is not known is left out. */
const person = z.record(z.string(), z.union([z.string(), z.boolean(), facts]));

const marriage = z.object({
	marriedOn: day.nullable(),
	endedOn: day.nullable(),
	endedBy: text,
	place: text,
	facts,
});

const post = z.object({
	title: z.string(),
	text: z.string(),
	author: text,
	status: z.string(),
	picture: text,
	sentAt: moment,
});

/** Everything that is kept about a member. Moments in ISO 8601, UTC. */
export const memberExport = z.object({
	profile: ownProfile,
	consents: z.array(
		z.object({
			purpose: z.string(),
			textVersion: z.string(),
			language: z.string(),
			givenAt: moment,
			withdrawnAt: moment.nullable(),
		}),
	),
	sessions: z.array(z.object({ userAgent: text, createdAt: moment, lastSeenAt: moment, expiresAt: moment })),
	familyTree: z
		.object({
			name: z.string(),
			isPublic: z.boolean(),
			people: z.array(person),
			parentLinks: z.array(
				z.object({ childId: z.string(), parentId: z.string(), role: z.string(), kind: z.string() }),
			),
			unions: z.array(marriage.extend({ partnerAId: z.string(), partnerBId: z.string() })),
		})
		.nullable(),
	/** What others have written about the member in their own trees. */
	inOtherTrees: z.array(z.object({ tree: z.string(), person, marriages: z.array(marriage) })),
	familyRequests: z.array(
		z.object({
			direction: z.enum(['sent', 'received']),
			with: z.string(),
			relation: z.string(),
			message: text,
			status: z.string(),
			createdAt: moment,
			answeredAt: moment.nullable(),
		}),
	),
	stories: z.array(post),
	galleryImages: z.array(post),
	/** Sent by the member, who had logged in, through the contact and feedback forms. */
	messages: z.array(z.object({ kind: z.string(), subject: text, message: z.string(), createdAt: moment })),
	/** What administrators have deleted of theirs, and could still give back. */
	inTrash: z.array(z.object({ kind: z.string(), name: z.string(), text, deletedAt: moment })),
	/** What administrators have done with this account, and when they have read it. */
	administration: z.array(z.object({ action: z.string(), at: moment })),
});

/** Columns of a person that say nothing of them. */
const internal = {
	treeId: true,
	memberId: true,
	addedById: true,
	nameKey: true,
	version: true,
	updatedAt: true,
} as const;

const consent = {
	purpose: true,
	textVersion: true,
	language: true,
	givenAt: true,
	withdrawnAt: true,
} as const;
const request = { relation: true, message: true, status: true, createdAt: true, answeredAt: true } as const;
const named = { select: { name: true } } as const;
const ofMarriage = { marriedOn: true, endedOn: true, endedBy: true, place: true, facts: true } as const;

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
			consents: { select: consent, orderBy: { givenAt: 'asc' } },
			sessions: {
				select: { userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true },
				orderBy: { createdAt: 'asc' },
			},
			tree: {
				select: {
					name: true,
					isPublic: true,
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
			sentRequests: { select: { ...request, toMember: named }, orderBy: { createdAt: 'asc' } },
			receivedRequests: { select: { ...request, fromMember: named }, orderBy: { createdAt: 'asc' } },
			blogs: {
				select: { title: true, content: true, author: true, status: true, imageId: true, createdAt: true },
				orderBy: { createdAt: 'asc' },
			},
			galleryImages: {
				select: { title: true, description: true, status: true, mediaId: true, createdAt: true },
				orderBy: { createdAt: 'asc' },
			},
			messages: {
				select: { kind: true, subject: true, message: true, createdAt: true },
				orderBy: { createdAt: 'asc' },
			},
		},
	});
	if (!member) throw new DomainError('auth.required');
	const inTrash = await db.$queryRaw<z.input<typeof memberExport>['inTrash']>`
		SELECT "kind"::text, "name", "deletedAt",
			coalesce("rows"#>>'{taken,Blog,0,content}', "rows"#>>'{taken,GalleryImage,0,description}') AS "text"
		FROM "TrashEntry" WHERE "ownerId" = ${memberId}::uuid ORDER BY "deletedAt"`;
	const administration = await db.auditEntry.findMany({
		where: {
			subjectType: 'member',
			// A list that was read is one entry, which names all who were in it.
			OR: [
				{ subjectId: memberId },
				{ subjectId: null, changes: { path: ['ids'], array_contains: memberId } },
			],
		},
		select: { action: true, at: true },
		orderBy: { id: 'asc' },
	});
	return {
		profile,
		consents: member.consents,
		sessions: member.sessions,
		familyTree: member.tree && {
			name: member.tree.name,
			isPublic: member.tree.isPublic,
			people: member.tree.persons.map(tell),
			parentLinks: member.tree.parentLinks,
			unions: member.tree.unions.map(withFacts),
		},
		inOtherTrees: withParent(member.persons, 'tree').map(({ tree, unionsAsA, unionsAsB, ...told }) => ({
			tree: tree.name,
			person: tell(told),
			marriages: [...unionsAsA, ...unionsAsB].map(withFacts),
		})),
		familyRequests: [
			...withParent(member.sentRequests, 'toMember').map(({ toMember, ...told }) => ({
				...told,
				direction: 'sent' as const,
				with: toMember.name,
			})),
			...withParent(member.receivedRequests, 'fromMember').map(({ fromMember, ...told }) => ({
				...told,
				direction: 'received' as const,
				with: fromMember.name,
			})),
		],
		stories: member.blogs.map(({ content, imageId, createdAt, ...told }) => ({
			...told,
			text: content,
			picture: imageId && picturePath(imageId, defaultWidths.image),
			sentAt: createdAt,
		})),
		galleryImages: member.galleryImages.map(({ description, mediaId, createdAt, ...told }) => ({
			...told,
			text: description,
			author: null,
			picture: picturePath(mediaId, defaultWidths.image),
			sentAt: createdAt,
		})),
		messages: member.messages,
		inTrash,
		administration,
	};
}

const withFacts = <T extends { facts: unknown }>(row: T) => ({ ...row, facts: facts.parse(row.facts) });

function tell({
	photoId,
	facts: stored,
	...told
}: Omit<Person, keyof typeof internal>): z.input<typeof person> {
	const photo = photoId && picturePath(photoId, defaultWidths.photo);
	const known = Object.entries({ ...told, photo, facts: facts.parse(stored) });
	return Object.fromEntries(
		known.flatMap(([field, value]) =>
			value === null ? [] : [[field, value instanceof Date ? value.toISOString() : value]],
		),
	);
}
