import * as z from 'zod';
import { closeFeed } from '@/lib/features/family/days/commands/change-choice';
import { holdLinks } from '@/lib/features/family/requests/commands/hold-links';
import { endGuardianshipsOf } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

// Everything that gives somebody access to an account's data, in one list, with what lists and what ends it. What holds a token or
// a right of another member's and is not in it fails a test, which compares the list with the schema.

type Tx = Prisma.TransactionClient;
type Model = Prisma.ModelName;

/** Something that gives access now. */
interface InForce {
	id: string;
	/** The name that its owner knows it by, if it has one. */
	name: string | null;
	since: Date;
}

interface Capability {
	/** The tables that hold it. */
	models: readonly Model[];
	/** Lists those in force, the newest first. */
	list: (tx: Tx, memberId: string, now: Date) => Promise<InForce[]>;
	/** Ends all of a member but those with some ids, and returns how many. */
	end: (tx: Tx, memberId: string, how: { now: Date; exceptIds?: readonly string[] }) => Promise<number>;
	/** "Log out everywhere" and a new password end it too, but for what the member keeps. */
	isOfferedAtLogout: boolean;
}

const either = (memberId: string) => ({ OR: [{ fromMemberId: memberId }, { toMemberId: memberId }] });
const newestFirst = { createdAt: 'desc' } as const;
const named = { select: { id: true, name: true } } as const;

/** The other one of two, where they are still there. */
const nameOf = (memberId: string, two: readonly ({ id: string; name: string } | null)[]) =>
	two.find((one) => one !== null && one.id !== memberId)?.name ?? null;

/** The id under which the calendar's address is kept: a member has one. */
const calendarId = 'calendar';

/** By their kinds, in the order in which the owner reads of them. */
export const capabilities = {
	/** Logins: a cookie and a token are one. */
	session: {
		models: ['Session'],
		list: async (tx, memberId, now) => {
			const rows = await tx.session.findMany({
				where: { memberId, expiresAt: { gt: now } },
				select: { id: true, userAgent: true, createdAt: true },
				orderBy: newestFirst,
			});
			return rows.map(({ id, userAgent, createdAt }) => ({ id, name: userAgent, since: createdAt }));
		},
		end: async (tx, memberId) => (await tx.session.deleteMany({ where: { memberId } })).count,
		isOfferedAtLogout: false,
	},
	/** Mailed links and codes. */
	code: {
		models: ['OneTimeCode', 'EmailConfirmation', 'EmailChange'],
		list: async (tx, memberId, now) => {
			const open = { memberId, expiresAt: { gt: now } };
			const [codes, links, changes] = [
				await tx.oneTimeCode.findMany({
					where: { ...open, usedAt: null },
					select: { id: true, purpose: true, createdAt: true },
					orderBy: newestFirst,
				}),
				await tx.emailConfirmation.findMany({ where: open, select: { id: true, createdAt: true } }),
				await tx.emailChange.findMany({ where: open, select: { id: true, createdAt: true } }),
			];
			return [
				...codes.map(({ id, purpose, createdAt }) => ({ id, name: purpose, since: createdAt })),
				...[...links, ...changes].map(({ id, createdAt }) => ({ id, name: null, since: createdAt })),
			];
		},
		end: async (tx, memberId, { now }) => {
			const used = await tx.oneTimeCode.updateMany({
				where: { memberId, usedAt: null },
				data: { usedAt: now },
			});
			const links = await tx.emailConfirmation.deleteMany({ where: { memberId } });
			// The way back of a change that is done stays: it is the owner's of the former address.
			const changes = await tx.emailChange.deleteMany({ where: { memberId, doneAt: null } });
			return used.count + links.count + changes.count;
		},
		isOfferedAtLogout: false,
	},
	/** The address from which a calendar fetches the days of the family. */
	calendar: {
		models: ['FamilyDays'],
		list: async (tx, memberId) => {
			const row = await tx.familyDays.findUnique({ where: { memberId }, select: { feedSince: true } });
			return row?.feedSince ? [{ id: calendarId, name: null, since: row.feedSince }] : [];
		},
		end: async (tx, memberId, { exceptIds = [] }) =>
			exceptIds.includes(calendarId) ? 0 : (await closeFeed(memberId, tx)).count,
		isOfferedAtLogout: true,
	},
	biodataLink: {
		models: ['BiodataLink'],
		list: async (tx, memberId, now) => {
			const rows = await tx.biodataLink.findMany({
				where: { endedAt: null, expiresAt: { gt: now }, biodata: { memberId } },
				select: { id: true, sentTo: true, createdAt: true },
				orderBy: newestFirst,
			});
			return rows.map(({ id, sentTo, createdAt }) => ({ id, name: sentTo, since: createdAt }));
		},
		end: async (tx, memberId, { now, exceptIds = [] }) => {
			const ended = await tx.biodataLink.updateMany({
				where: {
					endedAt: null,
					expiresAt: { gt: now },
					biodata: { memberId },
					id: { notIn: exceptIds.filter((id) => id !== calendarId) },
				},
				data: { tokenHash: null, endedAt: now },
			});
			return ended.count;
		},
		isOfferedAtLogout: true,
	},
	/** A question to a relative, which is answered without an account. What was answered is kept. */
	question: {
		models: ['ElderQuestion'],
		list: async (tx, memberId, now) => {
			const rows = await tx.elderQuestion.findMany({
				where: {
					answeredAt: null,
					wrongChoiceAt: null,
					expiresAt: { gt: now },
					tree: { ownerId: memberId },
				},
				select: { id: true, createdAt: true, elder: { select: { name: true } } },
				orderBy: newestFirst,
			});
			return rows.map(({ id, createdAt, elder }) => ({ id, name: elder.name, since: createdAt }));
		},
		end: async (tx, memberId) => {
			const open = { answeredAt: null, tree: { ownerId: memberId } };
			return (await tx.elderQuestion.deleteMany({ where: open })).count;
		},
		isOfferedAtLogout: false,
	},
	/** The rights of a guardian of the member, and of the member as a guardian. */
	guardianship: {
		models: ['Guardianship'],
		list: async (tx, memberId, now) => {
			const rows = await tx.guardianship.findMany({
				where: {
					status: 'agreed',
					expiresAt: { gt: now },
					OR: [{ candidateId: memberId }, { guardianId: memberId }],
				},
				select: { id: true, createdAt: true, candidate: named, guardian: named },
				orderBy: newestFirst,
			});
			return rows.map(({ id, createdAt, candidate, guardian }) => ({
				id,
				name: nameOf(memberId, [candidate, guardian]),
				since: createdAt,
			}));
		},
		end: async (tx, memberId, { now }) => (await endGuardianshipsOf(tx, memberId, now)).length,
		isOfferedAtLogout: false,
	},
	/** A link with another account. It is held instead of being ended: it gives no rights until its owner keeps it. */
	familyLink: {
		models: ['FamilyRequest'],
		list: async (tx, memberId) => {
			const rows = await tx.familyRequest.findMany({
				where: { status: 'accepted', ...either(memberId) },
				select: { id: true, createdAt: true, fromMember: named, toMember: named },
				orderBy: newestFirst,
			});
			return rows.map(({ id, createdAt, fromMember, toMember }) => ({
				id,
				name: nameOf(memberId, [fromMember, toMember]),
				since: createdAt,
			}));
		},
		end: (tx, memberId) => holdLinks(tx, memberId),
		isOfferedAtLogout: false,
	},
	/** Two trees in which the same person is joined. The owner is asked again. */
	join: {
		models: ['SamePerson'],
		list: async (tx, memberId) => {
			const rows = await tx.samePerson.findMany({
				where: {
					oneAnswer: 'yes',
					otherAnswer: 'yes',
					OR: [{ one: { tree: { ownerId: memberId } } }, { other: { tree: { ownerId: memberId } } }],
				},
				select: { id: true, createdAt: true, one: { select: { name: true } } },
				orderBy: newestFirst,
			});
			return rows.map(({ id, createdAt, one }) => ({ id, name: one.name, since: createdAt }));
		},
		end: async (tx, memberId) => {
			const ofOwner = { tree: { ownerId: memberId } };
			const joined = await tx.samePerson.count({
				where: { oneAnswer: 'yes', otherAnswer: 'yes', OR: [{ one: ofOwner }, { other: ofOwner }] },
			});
			await tx.samePerson.updateMany({
				where: { oneAnswer: 'yes', one: ofOwner },
				data: { oneAnswer: null, oneAnsweredAt: null },
			});
			await tx.samePerson.updateMany({
				where: { otherAnswer: 'yes', other: ofOwner },
				data: { otherAnswer: null, otherAnsweredAt: null },
			});
			return joined;
		},
		isOfferedAtLogout: false,
	},
	/** An interest that both have agreed to shows each how to reach the other. */
	interest: {
		models: ['Interest'],
		list: async (tx, memberId) => {
			const rows = await tx.interest.findMany({
				where: { status: 'accepted', ...either(memberId) },
				select: { id: true, createdAt: true, fromMember: named, toMember: named },
				orderBy: newestFirst,
			});
			return rows.map(({ id, createdAt, fromMember, toMember }) => ({
				id,
				name: nameOf(memberId, [fromMember, toMember]),
				since: createdAt,
			}));
		},
		end: async (tx, memberId, { now }) => {
			await tx.interest.updateMany({
				where: { status: 'sent', fromMemberId: memberId },
				data: { status: 'withdrawn' },
			});
			const ended = await tx.interest.updateMany({
				where: { status: 'accepted', ...either(memberId) },
				data: { status: 'ended', endedById: memberId, endedAt: now },
			});
			return ended.count;
		},
		isOfferedAtLogout: false,
	},
} as const satisfies Record<string, Capability>;

export type CapabilityKind = keyof typeof capabilities;

const isCapabilityKind = (key: string): key is CapabilityKind => Object.hasOwn(capabilities, key);

export const capabilityKinds = Object.keys(capabilities).filter(isCapabilityKind);

const endedCapabilities = z.record(z.enum([...capabilityKinds, 'secondFactor']), z.number());

/** How many of each kind; of family links how many are held. A second factor guards the login of the one who has set it up. */
export type EndedCapabilities = z.output<typeof endedCapabilities>;

/** Ends all that gives access to an account, and takes away the second factor that guards its login. */
export async function endAllCapabilities(tx: Tx, memberId: string, now: Date): Promise<EndedCapabilities> {
	const ended = new Map<string, number>([['secondFactor', await removeSecondFactor(tx, memberId)]]);
	for (const kind of capabilityKinds) ended.set(kind, await capabilities[kind].end(tx, memberId, { now }));
	return endedCapabilities.parse(Object.fromEntries(ended));
}

async function removeSecondFactor(tx: Tx, memberId: string): Promise<number> {
	const { count } = await tx.member.updateMany({
		where: { id: memberId, secondFactorSince: { not: null } },
		data: { secondFactorSince: null },
	});
	await tx.secondFactor.deleteMany({ where: { memberId } });
	return count;
}

/** The kinds that end with "log out everywhere" and a new password, unless the member keeps some. */
const offeredKinds = capabilityKinds.filter(isOffered);

function isOffered(kind: CapabilityKind): kind is 'calendar' | 'biodataLink' {
	return capabilities[kind].isOfferedAtLogout;
}

/** The ids of the addresses that a member keeps when all else ends. */
export const keptIds = z.array(z.union([z.literal(calendarId), z.guid()])).max(1000);

/** An address that opens something of the account without a login. */
export const openAddress = z.object({
	_id: z.string(),
	kind: z.enum(['calendar', 'biodataLink']),
	/** For a biodata to whom it was sent. */
	name: z.string().nullable(),
	since: z.string(),
});

/** The addresses that a member is offered to end. */
export async function listOpenAddresses(memberId: string, now: Date): Promise<z.input<typeof openAddress>[]> {
	const listed = await Promise.all(
		offeredKinds.map(async (kind) => {
			const inForce = await capabilities[kind].list(db, memberId, now);
			return inForce.map(({ id, name, since }) => ({ _id: id, kind, name, since: since.toISOString() }));
		}),
	);
	return listed.flat();
}

/** Ends the addresses of a member, but for what they keep. */
export async function endOpenAddresses(
	tx: Tx,
	memberId: string,
	{ now, keeps }: { now: Date; keeps: readonly string[] },
): Promise<void> {
	for (const kind of offeredKinds) await capabilities[kind].end(tx, memberId, { now, exceptIds: keeps });
}

/** The models that give nobody access to an account's data by themselves, and why. */
export const givingNoAccess: Partial<Record<Model, string>> = {
	Member: 'the account itself',
	MemberTally: 'counts',
	Consent: 'what its owner agrees to',
	SecondFactor: 'guards a login',
	RecoveryCode: 'guards a login',
	AddressOption: 'words',
	FamilyTree: 'its owner’s own',
	Person: 'a card gives nobody rights',
	ParentLink: 'of cards',
	Union: 'of cards',
	PersonKey: 'of cards',
	SamePersonSearch: 'of a tree',
	SamePersonTry: 'of cards, as numbers',
	PartnerWishes: 'its owner’s own',
	MatrimonialDetails: 'its owner’s own',
	Biodata: 'read by its links',
	BirthMoment: 'its owner’s own',
	MeetingQuestion: 'goes with the interest',
	GuardianNote: 'read while an agreement holds',
	GuardianAct: 'read by the candidate',
	MatchMark: 'keeps away',
	MemberReport: 'read by administrators',
	ReportReply: 'its owner’s own',
	Deity: 'public',
	DeityText: 'public',
	DeityImage: 'public',
	Clan: 'public',
	ClanText: 'public',
	Khaanp: 'public',
	ShippedKhaanp: 'public',
	ClanAlias: 'public',
	ClanRename: 'what names were',
	GonePage: 'public',
	SiteState: 'the portal’s',
	SiteSettings: 'the portal’s',
	SiteText: 'public',
	GalleryCategory: 'public',
	AdministratorMail: 'its owner’s own',
	NotificationsRead: 'its owner’s own',
	Blog: 'public once approved',
	GalleryImage: 'public once approved',
	InboxMessage: 'read by administrators',
	OutboxMail: 'read by administrators of a preview',
	TrashEntry: 'read by administrators',
	Decision: 'the portal’s',
	AuditEntry: 'read by administrators',
	Media: 'shown with what it belongs to',
	MediaVariant: 'shown with what it belongs to',
	Deployment: 'the portal’s',
	StoredObject: 'the portal’s',
	PublicChange: 'the portal’s',
	RateLimit: 'the portal’s',
};
