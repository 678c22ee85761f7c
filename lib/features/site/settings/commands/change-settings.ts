import type * as z from 'zod';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { searchKey } from '@/lib/core/text-folding';
import {
	type Category,
	categoryNamed,
	defaultCategory,
	readCategories,
} from '@/lib/features/content/gallery/queries/read-categories';
import { forEachSetting } from '@/lib/features/site/settings/constants';
import type {
	SettingsChange,
	SettingsReply,
	SiteSettings,
	settingsBody,
} from '@/lib/features/site/settings/schema';
import type { Recorded } from '@/lib/platform/audit/differences';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';

/** The table's one row. */
const id = 1;

const select = forEachSetting(true);
const nothing: SiteSettings = forEachSetting(null);

/** What administrators have set for the whole portal. */
export async function readSettings(): Promise<SiteSettings> {
	return (await db.siteSettings.findUnique({ where: { id }, select })) ?? nothing;
}

/** Everything that the back office shows of the settings, as one state. */
export async function readAllSettings(client: Prisma.TransactionClient = db): Promise<SettingsReply> {
	const row = await client.siteSettings.findUnique({ where: { id }, select: { ...select, version: true } });
	const { version, ...settings } = row ?? { ...nothing, version: 0 };
	const categories = [...(await readCategories(client))];
	return { settings, categories, defaultSender: getEnv().mailFrom, version };
}

/**
 * Writes changed settings and categories, with both values in the audit log.
 *
 * @throws DomainError `record.stale`; `input.invalid` for a sender's name without an address, for a category whose
 *   name another has too, and where the default category is missing
 */
export async function changeSettings(
	{ categories, ...changes }: SettingsChange,
	{ version, actorId }: { version: number | undefined; actorId: string },
): Promise<SettingsReply> {
	return db.$transaction(async (tx) => {
		await tx.$executeRaw`INSERT INTO "SiteSettings" ("id") VALUES (${id}) ON CONFLICT ("id") DO NOTHING`;
		// Holds the row until the transaction ends: of two changes at once the second one is stale.
		await tx.$queryRaw`SELECT FROM "SiteSettings" WHERE "id" = ${id} FOR UPDATE`;
		const before = await readAllSettings(tx);
		if (version !== undefined && version !== before.version) throw new DomainError('record.stale');
		const settings = { ...before.settings, ...changes };
		const problems = settings.senderName !== null && settings.senderEmail === null ? [missingSender] : [];
		const named = categories && withKeys(categories, before.categories);
		const all = [...problems, ...(named ? problemsIn(named) : [])];
		if (all.length > 0) throw new DomainError('input.invalid', { fields: all });
		await tx.siteSettings.update({
			where: { id },
			data: { ...changes, version: { increment: 1 } },
			select: { id: true },
		});
		if (named) await writeCategories(tx, named);
		const after = {
			...before,
			settings,
			categories: named ?? before.categories,
			version: before.version + 1,
		};
		await noteChange(tx, {
			actorId,
			action: 'site.settings',
			subjectType: 'site',
			subjectId: 'settings',
			before: toAuditRecord(before),
			after: toAuditRecord(after),
		});
		return after;
	});
}

const missingSender: FieldError = { path: 'senderEmail', message: 'required' };

type TypedCategories = NonNullable<z.output<typeof settingsBody>['categories']>;

/** A new category is known by its English name from now on; others keep their key, with any name. */
function withKeys(typed: TypedCategories, known: readonly Category[]): Category[] {
	const keys = new Set(known.map(({ key }) => key));
	return typed.map(({ key, hi, en }) => ({ key: key !== undefined && keys.has(key) ? key : en, hi, en }));
}

/** A name leads to one category only. */
function problemsIn(categories: readonly Category[]): FieldError[] {
	const owners = new Map<string, number>();
	const problems: FieldError[] = [];
	for (const [at, category] of categories.entries()) {
		for (const [field, name] of [
			['en', category.key],
			['hi', category.hi],
			['en', category.en],
		] as const) {
			const path = `categories.${at}.${field}`;
			const owner = owners.get(searchKey(name));
			if (owner === undefined) owners.set(searchKey(name), at);
			else if (owner !== at && !problems.some((problem) => problem.path === path))
				problems.push({ path, message: 'nameTwice' });
		}
	}
	if (!categories.some(({ key }) => key === defaultCategory))
		problems.push({ path: 'categories', message: 'defaultCategory' });
	return problems;
}

/** Pictures whose category somebody has typed as one of the names come into that category. */
async function writeCategories(tx: Prisma.TransactionClient, categories: readonly Category[]): Promise<void> {
	await tx.galleryCategory.deleteMany();
	await tx.galleryCategory.createMany({
		data: categories.map((category, position) => ({ ...category, position })),
	});
	const used = await tx.galleryImage.findMany({ select: { category: true }, distinct: ['category'] });
	for (const { category } of used) {
		const known = categoryNamed(category, categories);
		if (known !== category)
			await tx.galleryImage.updateMany({ where: { category }, data: { category: known } });
	}
}

/** What the audit log holds of it. */
function toAuditRecord({ settings, categories }: SettingsReply): Recorded {
	return { ...settings, categories: categories.map(({ hi, en }) => `${hi} / ${en}`) };
}
