import type { TextInLanguage } from '@/lib/core/by-language';
import { DomainError } from '@/lib/core/errors';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { isNotFound } from '@/lib/platform/db/errors';
import type { ClanTextChange } from './schema';

interface ClanChange {
	texts: readonly TextInLanguage<ClanTextChange>[];
	/** The record that the change was made from, where its maker says which. */
	version: number | undefined;
}

const nothing = { vansh: null, gotra: null, kuldevi: null, about: null, sources: null };

/**
 * Writes the texts of a group of clans, with both values in the audit log.
 *
 * @throws DomainError `notFound`, `record.stale`, `input.invalid` where no vansh is given
 */
export async function changeClan(
	slug: string,
	{ texts, version }: ClanChange,
	actorId: string,
): Promise<void> {
	await db.$transaction(async (tx) => {
		const before = await tx.clan
			.update({
				where: { slug },
				data: { version: { increment: 1 } },
				select: { version: true, texts: { omit: { slug: true } } },
			})
			.catch((error: unknown) => {
				throw isNotFound(error) ? new DomainError('notFound', { cause: error }) : error;
			});
		if (version !== undefined && version !== before.version - 1) throw new DomainError('record.stale');
		const entered: Record<'before' | 'after', Record<string, string | null>> = { before: {}, after: {} };
		for (const { language, path, text } of texts) {
			const { language: _language, ...current } = before.texts.find(
				(shown) => shown.language === language,
			) ?? {
				...nothing,
				language,
			};
			const { vansh, ...others } = { ...current, ...text };
			if (vansh === null)
				throw new DomainError('input.invalid', { fields: [{ path: `${path}vansh`, message: 'required' }] });
			const after = { vansh, ...others };
			await tx.clanText.upsert({
				where: { slug_language: { slug, language } },
				create: { slug, language, ...after },
				update: after,
				select: { slug: true },
			});
			for (const field of ['vansh', 'gotra', 'kuldevi', 'about', 'sources'] as const) {
				entered.before[`${language}.${field}`] = current[field];
				entered.after[`${language}.${field}`] = after[field];
			}
		}
		const entry = { actorId, action: 'clan.update', subjectType: 'clan', subjectId: slug } as const;
		await noteChange(tx, { ...entry, ...entered });
	});
}
