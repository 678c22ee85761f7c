import { createHmac } from 'node:crypto';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { maxBiodatas, maxOpenLinks } from '@/lib/features/matching/biodata/constants/limits';
import {
	openLinks,
	toBiodataDto,
	toBiodataLinkDto,
} from '@/lib/features/matching/biodata/queries/list-biodatas';
import { getExpiry } from '@/lib/features/matching/biodata/rules/link';
import type {
	BiodataBody,
	BiodataChanges,
	MadeBiodata,
	ReadLink,
} from '@/lib/features/matching/biodata/schema';
import { getLinkHash, newLinkSecret } from '@/lib/platform/auth/link-secret';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';

type Tx = Prisma.TransactionClient;

async function lockOwner(tx: Tx, memberId: string): Promise<void> {
	const locked = await tx.$queryRaw<unknown[]>`
		SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR NO KEY UPDATE`;
	if (locked.length === 0) throw new DomainError('auth.required');
}

/** @throws DomainError `auth.required` when the account has just been removed, `biodata.tooMany` */
export function makeBiodata(memberId: string, body: BiodataBody, now: Date): Promise<MadeBiodata> {
	return db.$transaction(async (tx) => {
		await lockOwner(tx, memberId);
		if ((await tx.biodata.count({ where: { memberId } })) >= maxBiodatas)
			throw new DomainError('biodata.tooMany', { values: { most: maxBiodatas } });
		return toBiodataDto(
			await tx.biodata.create({ data: { ...body, memberId, createdAt: now, updatedAt: now } }),
		);
	});
}

/** @throws DomainError `notFound`, `record.stale` when it has been changed since the version that was read */
export function changeBiodata(
	memberId: string,
	{ id, version, ...body }: BiodataChanges & { id: string },
	now: Date,
): Promise<MadeBiodata> {
	return db.$transaction(async (tx) => {
		await lockOwner(tx, memberId);
		const saved = await tx.biodata.findFirst({ where: { id, memberId }, select: { version: true } });
		if (!saved) throw new DomainError('notFound');
		if (saved.version !== version) throw new DomainError('record.stale');
		return toBiodataDto(
			await tx.biodata.update({ where: { id }, data: { ...body, updatedAt: now, version: version + 1 } }),
		);
	});
}

/**
 * Removes a biodata with all of its links.
 *
 * @throws DomainError `notFound`
 */
export async function removeBiodata(memberId: string, id: string): Promise<void> {
	const { count } = await db.biodata.deleteMany({ where: { id, memberId } });
	if (count === 0) throw new DomainError('notFound');
}

/**
 * Makes a link for one reader. Its secret is answered here alone.
 *
 * @throws DomainError `notFound`, `biodata.tooManyLinks`
 */
export function makeLink(
	memberId: string,
	{ id, sentTo }: { id: string; sentTo: string },
	now: Date,
): Promise<{ secret: string; link: ReadLink }> {
	return db.$transaction(async (tx) => {
		await lockOwner(tx, memberId);
		const biodata = await tx.biodata.findFirst({
			where: { id, memberId },
			select: { _count: { select: { links: { where: openLinks(now) } } } },
		});
		if (!biodata) throw new DomainError('notFound');
		if (biodata._count.links >= maxOpenLinks)
			throw new DomainError('biodata.tooManyLinks', { values: { most: maxOpenLinks } });
		const secret = newLinkSecret();
		const link = await tx.biodataLink.create({
			data: {
				...{ biodataId: id, sentTo, tokenHash: getLinkHash(secret) },
				...{ createdAt: now, expiresAt: getExpiry(now) },
			},
		});
		return { secret, link: toBiodataLinkDto(link, now) };
	});
}

/**
 * Ends a link at once: nobody sees anything by it any more.
 *
 * @throws DomainError `notFound`, also for one that has ended
 */
export async function endLink(
	memberId: string,
	{ id, linkId }: { id: string; linkId: string },
	now: Date,
): Promise<void> {
	const { count } = await db.biodataLink.updateMany({
		where: { id: linkId, biodata: { id, memberId }, endedAt: null },
		data: { tokenHash: null, endedAt: now },
	});
	if (count === 0) throw new DomainError('notFound');
}

/** The browser that has opened a link. */
export interface Opening {
	/** Null for a visitor. */
	readerId: string | null;
	address: string;
	userAgent: string | null;
}

/** Browsers at one address that are counted on one day: a browser can give itself another name at each call. */
const maxOpenersAtAddress = 5;
const maxOpenersADay = 100;

/**
 * Counts that a link has been opened, once for a browser and day, and never for its owner.
 *
 * @throws DomainError `notFound` for every link that does not work, no matter why
 */
export async function countOpening(
	secret: string,
	{ readerId, ...browser }: Opening,
	now: Date,
): Promise<void> {
	const link = await db.biodataLink.findFirst({
		where: { tokenHash: getLinkHash(secret), ...openLinks(now) },
		select: { id: true, biodata: { select: { memberId: true } } },
	});
	if (!link) throw new DomainError('notFound');
	if (link.biodata.memberId === readerId) return;
	const { id } = link;
	const today = todayInIndia(now).toISOString().slice(0, 10);
	const { address, opener } = getOpener(id, browser);
	// One statement: calls made at once are counted one by one.
	await db.$executeRaw`
		UPDATE "BiodataLink" SET "openings" = "openings" + 1, "lastOpenedAt" = ${now}, "openedOn" = ${today}::date,
			"openers" = CASE WHEN "openedOn" = ${today}::date THEN "openers" ELSE '{}' END || ${opener}::text
		WHERE "id" = ${id}::uuid AND ("openedOn" IS DISTINCT FROM ${today}::date OR "openers" IS NULL OR (
			${opener}::text <> ALL ("openers") AND cardinality("openers") < ${maxOpenersADay}
			AND (SELECT count(*) FROM unnest("openers") AS counted WHERE starts_with(counted, ${address})) < ${maxOpenersAtAddress}
		))`;
}

/** Characters of a hash: enough to tell the browsers of one link and day apart. */
const hashLength = 16;

interface Browser {
	address: string;
	userAgent: string | null;
}

/**
 * Names a browser for one link, without its address in clear: `opener` begins with `address`, which all
 * browsers at one address share.
 */
function getOpener(linkId: string, { address, userAgent }: Browser): { address: string; opener: string } {
	const prefix = `${hash(`${linkId}:${address}`)}.`;
	return { address: prefix, opener: `${prefix}${hash(`${linkId}:${userAgent ?? ''}`)}` };
}

function hash(text: string): string {
	const hmac = createHmac('sha256', getEnv().authSecret).update(`biodata-opener:${text}`);
	return hmac.digest('base64url').slice(0, hashLength);
}
