import type * as z from 'zod';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { type SiteTextKind, siteTextKinds } from '@/lib/features/site/settings/constants';
import type { SiteTextReply, siteTextBody } from '@/lib/features/site/settings/schema';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { builtInText } from './rules/built-in-texts';

const versionSelect = { kind: true, number: true, version: true, publishedAt: true } as const;
const select = { ...versionSelect, hi: true, en: true } as const;

/** What administrators have published last; null while the built-in text counts. */
export function findPublishedText(kind: SiteTextKind) {
	return db.siteText.findFirst({ where: { kind }, select, orderBy: { number: 'desc' } });
}

type TextVersion = Omit<SiteTextReply, 'hi' | 'en'>;

/** The versions of all texts, newest first; each kind ends with the built-in one. */
export async function listTextVersions(): Promise<TextVersion[]> {
	const rows = await db.siteText.findMany({ select: versionSelect, orderBy: { number: 'desc' } });
	return siteTextKinds.flatMap((kind) => [
		...rows.filter((row) => row.kind === kind).map(toTextDto),
		builtInVersion(kind),
	]);
}

/** @throws DomainError `notFound` */
export async function getTextVersion(kind: SiteTextKind, number: number): Promise<SiteTextReply> {
	if (number === 0)
		return { ...builtInVersion(kind), hi: builtInText(kind, 'hi'), en: builtInText(kind, 'en') };
	const text = await db.siteText.findUnique({ where: { kind_number: { kind, number } }, select });
	if (!text) throw new DomainError('notFound');
	return toTextDto(text);
}

function toTextDto<Row extends { publishedAt: Date }>(row: Row) {
	return { ...row, publishedAt: row.publishedAt.toISOString() };
}

function builtInVersion(kind: SiteTextKind): TextVersion {
	return { kind, number: 0, version: builtInTermsVersion, publishedAt: null };
}

type NewText = z.output<typeof siteTextBody> & { kind: SiteTextKind };

/**
 * Publishes a new version of a text. Earlier versions stay as they are.
 *
 * @throws DomainError `record.stale` when there is a newer version than the one that was read
 */
export async function publishText(
	{ kind, hi, en, basedOn }: NewText,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<SiteTextReply> {
	return db
		.$transaction(async (tx) => {
			const latest = await tx.siteText.findFirst({
				where: { kind },
				select: { number: true, version: true },
				orderBy: { number: 'desc' },
			});
			if ((latest?.number ?? 0) !== basedOn) throw new DomainError('record.stale');
			const number = basedOn + 1;
			const version = `${todayInIndia(now).toISOString().slice(0, 10)}.${number}`;
			const text = await tx.siteText.create({
				data: { kind, number, version, hi, en, publishedAt: now },
				select,
			});
			await noteChange(tx, {
				actorId,
				action: 'site.text',
				subjectType: 'site',
				subjectId: kind,
				before: { kind, version: latest?.version ?? builtInTermsVersion },
				after: { kind, version },
			});
			return toTextDto(text);
		})
		.catch((error: unknown) => {
			// Two have published at once.
			throw isUniqueViolation(error, 'SiteText_pkey')
				? new DomainError('record.stale', { cause: error })
				: error;
		});
}
