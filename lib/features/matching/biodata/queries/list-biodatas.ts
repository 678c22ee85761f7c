import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { biodataFields } from '@/lib/features/matching/biodata/constants/fields';
import { maxBiodatas } from '@/lib/features/matching/biodata/constants/limits';
import type {
	biodataReply,
	biodatasReply,
	MadeBiodata,
	ReadLink,
} from '@/lib/features/matching/biodata/schema';
import { getLinkHash } from '@/lib/platform/auth/link-secret';
import { db } from '@/lib/platform/db/client';
import type { Biodata, BiodataLink, Prisma } from '@/lib/platform/db/generated/client';
import { loadKnown } from './load-known';

/** Links that work: of a member who has an account. */
export const openLinks = (now: Date) =>
	({
		...{ endedAt: null, expiresAt: { gt: now } },
		biodata: { member: { claimedAt: { not: null }, isDeceased: false } },
	}) as const satisfies Prisma.BiodataLinkWhereInput;

export function toBiodataDto(row: Biodata): MadeBiodata {
	const { id, title, layout, language, fields, version, createdAt, updatedAt } = row;
	return {
		...{ _id: id, title, layout, language, version },
		fields: biodataFields.filter((field) => fields.includes(field)),
		...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
	};
}

export function toBiodataLinkDto(row: BiodataLink, now: Date): ReadLink {
	const { id, sentTo, createdAt, expiresAt, endedAt, openings, lastOpenedAt } = row;
	return {
		...{ _id: id, sentTo, openings },
		...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
		isOpen: endedAt === null && expiresAt > now,
		lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
	};
}

/** The newest first. */
export async function listBiodatas(memberId: string, now: Date): Promise<z.input<typeof biodatasReply>> {
	const rows = await db.biodata.findMany({
		where: { memberId },
		include: { links: true },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
	});
	return {
		biodatas: rows.map(({ links, ...row }) => {
			const read = links.map((link) => toBiodataLinkDto(link, now));
			return {
				...toBiodataDto(row),
				openLinks: read.filter(({ isOpen }) => isOpen).length,
				openings: read.reduce((sum, { openings }) => sum + openings, 0),
			};
		}),
		most: maxBiodatas,
	};
}

/** @throws DomainError `notFound` for what is not theirs */
export async function getBiodata(memberId: string, id: string): Promise<MadeBiodata> {
	const row = await db.biodata.findFirst({ where: { id, memberId } });
	if (!row) throw new DomainError('notFound');
	return toBiodataDto(row);
}

/** @throws DomainError `notFound` for what is not theirs */
export async function readBiodata(
	memberId: string,
	id: string,
	now: Date,
): Promise<z.input<typeof biodataReply>> {
	const row = await db.biodata.findFirst({
		where: { id, memberId },
		include: { links: { orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] } },
	});
	if (!row) throw new DomainError('notFound');
	const { links, ...biodata } = row;
	return {
		biodata: toBiodataDto(biodata),
		known: await loadKnown(memberId, now),
		links: links.map((link) => toBiodataLinkDto(link, now)),
	};
}

export interface LinkedBiodata {
	ownerId: string;
	sentTo: string;
	biodata: MadeBiodata;
}

/** What a link shows; null for every link that does not work, no matter why. */
export async function findLinked(secret: string, now: Date): Promise<LinkedBiodata | null> {
	const link = await db.biodataLink.findFirst({
		where: { tokenHash: getLinkHash(secret), ...openLinks(now) },
		include: { biodata: true },
	});
	return (
		link && {
			ownerId: link.biodata.memberId,
			sentTo: link.sentTo,
			biodata: toBiodataDto(link.biodata),
		}
	);
}

/** @throws DomainError `notFound` for every link that does not work, no matter why */
export async function getLinked(secret: string, now: Date): Promise<LinkedBiodata> {
	const linked = await findLinked(secret, now);
	if (!linked) throw new DomainError('notFound');
	return linked;
}
