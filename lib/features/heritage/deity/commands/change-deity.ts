import { randomUUID } from 'node:crypto';
import type { TextInLanguage } from '@/lib/core/by-language';
import { DomainError } from '@/lib/core/errors';
import { type Language, languages } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import { withClanName } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { deityTextColumns, toTextsByLanguage } from '@/lib/features/heritage/deity/dto';
import {
	noTexts,
	type PictureInOrder,
	pictureFilesIn,
	picturesAfter,
	textsAfter,
} from '@/lib/features/heritage/deity/rules/texts';
import type { DeityDto, DeityTextChange, TextsByLanguage } from '@/lib/features/heritage/deity/schema';
import type { Recorded } from '@/lib/platform/audit/differences';
import { noteChanges } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { isNotFound } from '@/lib/platform/db/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { type Decider, noteDecision, type Undo } from '@/lib/platform/decisions/decisions';
import { deleteMedia, insertMedia, type StoredPicture, withNewPictures } from '@/lib/platform/media/pictures';
import { trashDeity } from './trash-deity';

export interface DeityChange {
	deityType: DeityDto['deityType'] | null;
	clans: string[] | undefined;
	changes: TextInLanguage<DeityTextChange>[];
	/** Which pictures there are to be, in their order; see `deityBody`. */
	images: string[] | undefined;
	files: ReadonlyMap<string, Uint8Array>;
	/** The record that the change was made from, where its maker says which. */
	version: number | undefined;
}

/**
 * Adds a deity behind all others, with an entry in the audit log; answers its id.
 *
 * @throws DomainError `input.invalid`, and what storing a picture throws
 */
export async function createDeity(
	{ deityType, clans, changes, images, files }: DeityChange,
	actorId: string,
): Promise<string> {
	const texts = textsAfter(noTexts, changes);
	if (!clans) throw new DomainError('input.invalid', { fields: [{ path: 'clans', message: 'required' }] });
	const fileNames = pictureFilesIn(files.keys());
	const pictures = picturesAfter([], images, fileNames);
	const id = randomUUID();
	await withNewPictures(only(files, fileNames), async (tx, stored) => {
		const { _max } = await tx.deity.aggregate({ _max: { position: true } });
		const position = (_max.position ?? -1) + 1;
		await tx.deity.create({
			data: await withClanName(tx, { id, deityType: deityType ?? 'devi', clans, position }),
			select: { id: true },
		});
		await writeTexts(tx, new Map([[id, texts]]));
		await writePictures(tx, id, pictures, stored);
		await note(tx, [{ actorId, action: 'deity.create', subjectId: id, after: namesIn(texts) }]);
	});
	return id;
}

/**
 * Writes what of a deity has been changed, with both values of it in the audit log.
 *
 * @throws DomainError `notFound`, `record.stale`, `input.invalid`, and what storing a picture throws
 */
export async function changeDeity(
	id: string,
	{ deityType, clans, changes, images, files, version }: DeityChange,
	actorId: string,
): Promise<void> {
	const fileNames = pictureFilesIn(files.keys());
	await withNewPictures(only(files, fileNames), async (tx, stored, leave) => {
		const before = await lockDeity(tx, id, version);
		const byKey = toTextsByLanguage(before.texts);
		const texts = textsAfter(byKey, changes);
		const pictureIds = before.images.map(({ mediaId }) => mediaId);
		const pictures = picturesAfter(pictureIds, images, fileNames);
		const after = await withClanName(tx, {
			deityType: deityType ?? before.deityType,
			clans: clans ?? before.clans,
		});
		await tx.deity.update({ where: { id }, data: after, select: { id: true } });
		await writeTexts(tx, new Map([[id, texts]]));
		const kept = await writePictures(tx, id, pictures, stored);
		const [was, is] = [toAuditRecord(before, byKey, pictureIds), toAuditRecord(after, texts, kept)];
		await note(tx, [{ actorId, action: 'deity.update', subjectId: id, before: was, after: is }]);
		const gone = pictureIds.filter((pictureId) => !kept.includes(pictureId));
		if (gone.length > 0) leave(await deleteMedia(tx, gone));
	});
}

/** A deity as a file has it; its pictures stay what they are. */
export interface ImportedDeity {
	/** Null for one that is new. */
	known: { id: string; version: number } | null;
	deityType: DeityDto['deityType'];
	clans: string[];
	texts: TextsByLanguage;
}

/** What one statement writes well within its time. */
const writtenAtOnce = 250;

/**
 * Writes what a file has of deities, new ones behind all others, with an entry each in the audit log.
 *
 * @throws DomainError `notFound`, `record.stale`
 */
export async function writeImportedDeities(
	tx: Prisma.TransactionClient,
	deities: readonly ImportedDeity[],
	actorId: string,
): Promise<void> {
	const { _max } = await tx.deity.aggregate({ _max: { position: true } });
	let position = _max.position ?? -1;
	for (let from = 0; from < deities.length; from += writtenAtOnce) {
		const some = deities
			.slice(from, from + writtenAtOnce)
			.map((deity) => ({ ...deity, id: deity.known?.id ?? randomUUID() }));
		const locked = await lockDeities(
			tx,
			some.flatMap(({ known }) => known ?? []),
		);
		const added = some.filter(({ known }) => !known);
		await tx.deity.createMany({
			data: added.map(({ id, deityType, clans }) => {
				position += 1;
				return { id, deityType, clans, position };
			}),
		});
		const entries: Note[] = [];
		for (const { id, deityType, clans, texts } of some) {
			const data = { deityType, clans };
			const before = locked.get(id);
			if (before && !isSame(before, data))
				await tx.deity.update({ where: { id }, data, select: { id: true } });
			const pictures = before?.images.map(({ mediaId }) => mediaId) ?? [];
			entries.push({
				actorId,
				action: 'deity.import',
				subjectId: id,
				...(before && { before: toAuditRecord(before, toTextsByLanguage(before.texts), pictures) }),
				after: toAuditRecord(data, texts, pictures),
			});
		}
		await writeTexts(tx, new Map(some.map(({ id, texts }) => [id, texts])));
		await note(tx, entries);
	}
}

function isSame(a: Pick<ImportedDeity, 'deityType' | 'clans'>, b: typeof a): boolean {
	return a.deityType === b.deityType && a.clans.join('\n') === b.clans.join('\n');
}

/**
 * Moves a deity with its texts and pictures to the trash, under its name in `language`; can be undone.
 *
 * @throws DomainError `notFound`
 */
export function deleteDeity(id: string, decider: Decider, language: Language): Promise<Undo> {
	return db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT FROM "Deity" WHERE "id" = ${id}::uuid FOR UPDATE`;
		const deity = await tx.deity.findUnique({ where: { id }, select: lockedColumns });
		if (!deity) throw new DomainError('notFound');
		const texts = toTextsByLanguage(deity.texts);
		const name = (texts[language] ?? texts.en ?? texts.hi)?.name ?? '';
		const mediaIds = deity.images.map(({ mediaId }) => mediaId);
		await trashDeity(tx, { id, name, mediaIds }, decider);
		const { actorId } = decider;
		await note(tx, [{ actorId, action: 'deity.delete', subjectId: id, before: namesIn(texts) }]);
		return noteDecision(tx, { action: 'deity.delete', subjectId: id, ownerId: null, mail: null }, decider);
	});
}

function only(files: ReadonlyMap<string, Uint8Array>, names: readonly string[]): Map<string, Uint8Array> {
	return new Map([...files].filter(([name]) => names.includes(name)));
}

const lockedColumns = {
	version: true,
	deityType: true,
	clans: true,
	texts: { select: deityTextColumns },
	images: { select: { mediaId: true }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.DeitySelect;

type LockedDeity = Prisma.DeityGetPayload<{ select: typeof lockedColumns }>;

async function lockDeity(tx: Prisma.TransactionClient, id: string, version: number | undefined) {
	const { version: next, ...deity } = await tx.deity
		.update({ where: { id }, data: { version: { increment: 1 } }, select: lockedColumns })
		.catch((error: unknown) => {
			throw isNotFound(error) ? new DomainError('notFound', { cause: error }) : error;
		});
	if (version !== undefined && version !== next - 1) throw new DomainError('record.stale');
	return deity;
}

/** By their ids. */
async function lockDeities(
	tx: Prisma.TransactionClient,
	known: readonly NonNullable<ImportedDeity['known']>[],
): Promise<Map<string, LockedDeity>> {
	if (known.length === 0) return new Map();
	const which = { where: { id: { in: known.map(({ id }) => id) } } };
	await tx.deity.updateMany({ ...which, data: { version: { increment: 1 } } });
	const found = await tx.deity.findMany({ ...which, select: { ...lockedColumns, id: true } });
	const locked = new Map(found.map((deity) => [deity.id, deity]));
	for (const { id, version } of known) {
		const deity = locked.get(id);
		if (!deity) throw new DomainError('notFound');
		if (version !== deity.version - 1) throw new DomainError('record.stale');
	}
	return locked;
}

/** Of deities by their ids. */
async function writeTexts(
	tx: Prisma.TransactionClient,
	texts: ReadonlyMap<string, TextsByLanguage>,
): Promise<void> {
	await tx.deityText.deleteMany({ where: { deityId: { in: [...texts.keys()] } } });
	await tx.deityText.createMany({
		data: [...texts].flatMap(([deityId, textsOfDeity]) =>
			languages.flatMap((language) => {
				const text = textsOfDeity[language];
				return text ? [{ deityId, language, nameKey: searchKey(text.name), ...text }] : [];
			}),
		),
	});
}

/** Answers the ids of all pictures in their order. */
async function writePictures(
	tx: Prisma.TransactionClient,
	deityId: string,
	pictures: readonly PictureInOrder[],
	stored: ReadonlyMap<string, StoredPicture>,
): Promise<string[]> {
	const mediaIds: string[] = [];
	for (const picture of pictures) {
		if ('mediaId' in picture) {
			mediaIds.push(picture.mediaId);
			continue;
		}
		const added = stored.get(picture.file);
		// The pictures are the portal's: they stay when the member who added them is removed.
		if (added) mediaIds.push(await insertMedia(tx, added, null));
	}
	await tx.deityImage.deleteMany({ where: { deityId } });
	await tx.deityImage.createMany({
		data: mediaIds.map((mediaId, position) => ({ deityId, mediaId, position })),
	});
	return mediaIds;
}

function namesIn(texts: TextsByLanguage): Recorded {
	return Object.fromEntries(languages.map((language) => [`${language}.name`, texts[language]?.name]));
}

/** Every field of a deity by its name, a text's with its language in front. */
export function toAuditRecord(
	{ deityType, clans }: Pick<DeityDto, 'deityType' | 'clans'>,
	texts: TextsByLanguage,
	pictures: string[],
): Recorded {
	const filledLanguages = languages.flatMap((language) =>
		Object.entries(texts[language] ?? {}).map(([field, value]) => [`${language}.${field}`, value] as const),
	);
	return { deityType, clans, pictures, ...Object.fromEntries(filledLanguages) };
}

interface Note {
	actorId: string;
	action: 'deity.create' | 'deity.update' | 'deity.delete' | 'deity.import';
	subjectId: string;
	before?: Recorded;
	after?: Recorded;
}

async function note(tx: Prisma.TransactionClient, entries: readonly Note[]): Promise<void> {
	await noteChanges(
		tx,
		entries.map((entry) => ({ ...entry, subjectType: 'deity' })),
	);
}
