import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	eraseFromTrash,
	restoreFromTrash,
} from '@/lib/features/administration/trash/commands/restore-from-trash';
import { deleteTree } from '@/lib/features/family/tree/commands/change-tree';
import type { SubjectType } from '@/lib/platform/audit/actions';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { insertMedia, storePicture } from '@/lib/platform/media/pictures';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { listObjectKeys } from '@/tests/support/object-keys';
import { changeProfile } from './change-profile';
import { removeMember } from './remove-member';
import { trashMember } from './trash-member';

provideDatabase();

let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'removal '));
	process.env.DATA_DIR = folder;
	await makeAccount({ isAdmin: true });
});
afterAll(() => rm(folder, { recursive: true }));

const shown = Object.fromEntries(
	[
		...[
			'name',
			'education',
			'profession',
			'location',
			'fatherName',
			'clan',
			'dynasty',
			'sakh',
			'gotra',
			'motherClan',
		],
		...['villageAddress', 'ancestralResidence', 'tehsil', 'district', 'lordName', 'lordPlace'],
		...['ancestorPlace', 'familyGoddess', 'familyGod', 'marriagePlace', 'fatherInLawName'],
		...['fatherInLawFatherName', 'inLawDynasty', 'inLawSakh', 'inLawTehsil', 'inLawDistrict', 'inLawState'],
	].map((field) => [field, `canary ${field}`]),
);

async function upload(ownerId: string | null): Promise<string> {
	const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
		.png()
		.toBuffer();
	const stored = await storePicture(bytes);
	return db.$transaction((tx) => insertMedia(tx, stored, ownerId));
}

/** Every row of every table that holds the word, as `table: row`. */
async function rowsWith(word: string): Promise<string[]> {
	const { rows: tables } = await pool.query<{ tablename: string }>(
		`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
	);
	const found: string[] = [];
	for (const { tablename } of tables) {
		const { rows } = await pool.query<{ row: string }>(
			`SELECT * FROM (SELECT to_jsonb(t)::text AS row FROM "${tablename}" t) rows WHERE position($1 IN row) > 0`,
			[word],
		);
		found.push(...rows.map(({ row }) => `${tablename}: ${row}`));
	}
	return found;
}

async function newTree(ownerId: string, name: string): Promise<string> {
	const { id } = await db.familyTree.create({ data: { ownerId, name, nameKey: name }, select: { id: true } });
	return id;
}

/** Deletes the account as an administrator does, and then permanently, from the trash. */
async function trashAndPurge(
	id: string,
	actorId: string,
	meanwhile: () => Promise<unknown> = async () => {},
): Promise<boolean> {
	const now = new Date();
	await db.$transaction((tx) => trashMember(tx, id, { actorId, now }));
	await meanwhile();
	const { id: entryId } = await db.trashEntry.findFirstOrThrow({ where: { kind: 'member', subjectId: id } });
	await eraseFromTrash(entryId, actorId);
	return true;
}

/** The same, while somebody whose rows mention them is in the trash. */
async function purgeBesideTrash(id: string, actorId: string): Promise<boolean> {
	const now = new Date();
	const resting = await db.familyTree.findFirstOrThrow({ where: { name: 'Relatives' } });
	await db.$transaction((tx) => trashMember(tx, resting.ownerId, { actorId, now }));
	expect(await removeMember(id, id, now)).toBe(true);
	const entry = await db.trashEntry.findFirstOrThrow({ where: { subjectId: resting.ownerId } });
	expect(await rowsWith('canary')).toEqual([]);
	await restoreFromTrash(entry.id, { actorId, now });
	return true;
}

/** The same, of two who rest there both, the one deleted first going first. */
async function purgeBeforeOther(id: string, actorId: string): Promise<boolean> {
	const now = new Date();
	const other = await db.familyTree.findFirstOrThrow({ where: { name: 'Relatives' } });
	await trashAndPurge(id, actorId, () =>
		db.$transaction((tx) => trashMember(tx, other.ownerId, { actorId, now })),
	);
	expect(await rowsWith('canary')).toEqual([]);
	const entry = await db.trashEntry.findFirstOrThrow({ where: { subjectId: other.ownerId } });
	await restoreFromTrash(entry.id, { actorId, now });
	return true;
}

async function leaveWithoutTree(id: string, actorId: string): Promise<boolean> {
	const now = new Date();
	const tree = await db.familyTree.findUniqueOrThrow({ where: { ownerId: id }, select: { id: true } });
	await deleteTree(tree.id, { actorId, now });
	return removeMember(id, id, now);
}

it.each([
	['by themselves', removeMember],
	[
		'by an administrator, once the trash is emptied',
		(id: string, actorId: string) => trashAndPurge(id, actorId),
	],
	['while others rest in the trash', purgeBesideTrash],
	['once others rest in the trash too', purgeBeforeOther],
	['after an administrator has deleted their tree', leaveWithoutTree],
])('leaves nothing of a person in any table or picture: removed %s', async (_how, remove) => {
	await emptyTables();
	await rm(path.join(folder, 'media'), { recursive: true, force: true });
	const { id: actorId } = await makeAccount({ isAdmin: true });
	const now = new Date();
	const relative = await makeLogin({ name: 'Relative' });
	const { id } = await makeLogin({ email: 'canary.mail@example.org' });
	await changeProfile(
		id,
		{ changes: { ...shown, mobileNumber: '+91 98765 00000', age: 40 }, photo: undefined },
		now,
	);
	await db.member.update({ where: { id }, data: { photoId: await upload(id) } });
	await db.consent.create({ data: { memberId: id, purpose: 'terms', textVersion: '1', language: 'hi' } });
	await db.oneTimeCode.create({
		data: {
			memberId: id,
			purpose: 'reset',
			codeHmac: new Uint8Array(32),
			expiresAt: new Date(now.getTime() + 600_000),
		},
	});
	const ownTree = await newTree(id, 'canary tree');
	const me = await db.person.create({
		data: { treeId: ownTree, memberId: id, name: 'canary me', photoId: await upload(id) },
	});
	await db.blog.create({
		data: {
			title: 'canary story',
			content: 'canary content',
			author: 'canary author',
			language: 'en',
			senderId: id,
			imageId: await upload(id),
		},
	});
	await db.galleryImage.create({
		data: {
			title: 'canary view',
			description: 'canary',
			language: 'en',
			senderId: id,
			mediaId: await upload(id),
		},
	});
	await db.inboxMessage.create({
		data: {
			kind: 'contact',
			name: 'canary',
			email: ' Canary.Mail@example.org',
			subject: 'canary',
			message: 'canary',
			language: 'en',
			senderId: id,
		},
	});
	const othersTree = await newTree(relative.id, 'Relatives');
	const card = await db.person.create({
		data: {
			...{ ...shown, name: 'canary card', nameKey: 'canary' },
			treeId: othersTree,
			memberId: id,
			gender: 'Male',
			photoId: await upload(relative.id),
			facts: [{ tag: 'NOTE', value: 'canary note' }],
		},
	});
	const child = await db.person.create({ data: { treeId: othersTree, name: 'Child' } });
	const wife = await db.person.create({ data: { treeId: othersTree, name: 'Wife' } });
	await db.parentLink.create({
		data: { treeId: othersTree, childId: child.id, parentId: card.id, role: 'father' },
	});
	const [partnerAId, partnerBId] = [card.id, wife.id].sort();
	if (!partnerAId || !partnerBId) throw new Error('no couple');
	const wedding = { marriedOn: now, endedOn: now, endedBy: 'divorce', place: 'canary place' } as const;
	const facts = [{ tag: 'MARR', notes: ['canary wedding'] }];
	await db.union.create({ data: { treeId: othersTree, partnerAId, partnerBId, ...wedding, facts } });
	await db.familyRequest.create({
		data: {
			fromMemberId: relative.id,
			toMemberId: id,
			personId: card.id,
			relation: 'brother',
			message: 'canary',
		},
	});
	const pair = { fromMemberId: id, toMemberId: relative.id };
	const closed = { status: 'declined', answeredAt: now, message: 'canary' } as const;
	await db.interest.createMany({
		data: [
			{ ...pair, message: 'canary' },
			{ ...closed, fromMemberId: relative.id, toMemberId: id },
		],
	});
	await db.partnerWishes.create({ data: { memberId: id, districts: ['canary'], clans: ['canary'] } });
	await db.birthMoment.create({ data: { memberId: id, placeName: 'canary' } });
	await db.matrimonialDetails.create({ data: { memberId: id, about: 'canary' } });
	await db.biodata.create({
		data: {
			...{ memberId: id, title: 'canary', layout: 'modern', language: 'hi', fields: [] },
			links: { create: { sentTo: 'canary', tokenHash: 'canary', expiresAt: new Date() } },
		},
	});
	await db.matchMark.createMany({
		data: [
			{ memberId: id, otherId: relative.id, kind: 'shortlisted' },
			{ memberId: relative.id, otherId: id, kind: 'blocked' },
		],
	});
	const reported = { reason: 'rude', text: 'canary', language: 'en' } as const;
	await db.memberReport.createMany({
		data: [
			{ ...reported, reporterId: id, aboutId: relative.id },
			{ ...reported, reporterId: relative.id, aboutId: id },
		],
	});
	const trashed = {
		kind: 'blog',
		subjectId: crypto.randomUUID(),
		ownerId: id,
		name: 'Story',
		rows: {},
	} as const;
	await db.trashEntry.create({ data: trashed });
	const ofReports = await db.memberReport.findMany({ select: { id: true } });
	const subjects: [SubjectType, string][] = [
		['member', id],
		['blog', (await db.blog.findFirstOrThrow()).id],
		['blog', trashed.subjectId],
		['gallery', (await db.galleryImage.findFirstOrThrow()).id],
		['family', ownTree],
		['person', me.id],
		['person', card.id],
		['message', (await db.inboxMessage.findFirstOrThrow()).id],
		...ofReports.map((report): [SubjectType, string] => ['report', report.id]),
	];
	for (const [subjectType, subjectId] of subjects) {
		const entry = { actorId: relative.id, action: `${subjectType}.update`, subjectType, subjectId };
		await db.auditEntry.create({ data: { ...entry, changes: { name: { from: 'canary', to: 'other' } } } });
	}
	const others = { action: 'person.update', subjectType: 'person', subjectId: child.id };
	await db.auditEntry.create({ data: { ...others, changes: { name: { from: 'Kid', to: 'Child' } } } });
	expect((await rowsWith('canary')).length).toBeGreaterThan(20);
	const kept = await upload(relative.id);
	const objects = (await listObjectKeys()).length;

	expect(await remove(id, actorId, now)).toBe(true);

	expect(await rowsWith('canary')).toEqual([]);
	expect(await rowsWith('98765 00000')).toEqual([]);
	const entries = await rowsWith(id);
	expect(entries).toHaveLength(2);
	for (const entry of entries) expect(entry).toMatch(/^AuditEntry: .*"changes": null/);
	expect(await rowsWith(me.id)).toEqual([expect.stringMatching(/^AuditEntry: .*"changes": null/)]);
	expect(await db.auditEntry.findMany({ where: { subjectId: child.id } })).toMatchObject([
		{ changes: { name: { from: 'Kid', to: 'Child' } } },
	]);
	expect(await db.memberReport.findMany()).toMatchObject([
		{ reporterId: null, aboutId: relative.id, reason: 'rude', text: null },
	]);
	expect(await db.media.findMany({ select: { id: true } })).toEqual([{ id: kept }]);
	expect((await listObjectKeys()).length).toBeLessThan(objects / 4);

	const connector = await db.person.findUniqueOrThrow({ where: { id: card.id } });
	const {
		id: _id,
		treeId: _treeId,
		kind,
		version: _version,
		createdAt: _createdAt,
		updatedAt: _updatedAt,
		addedById: _addedById,
		approvalStatus: _status,
		isVisible: _isVisible,
		facts: left,
		unconfirmed,
		...rest
	} = connector;
	expect([left, unconfirmed]).toEqual([[], []]);
	expect(kind).toBe('connector');
	expect(new Set(Object.values(rest))).toEqual(new Set([null, false, '']));
	expect(await db.parentLink.count({ where: { parentId: card.id, childId: child.id } })).toBe(1);
	const union = await db.union.findFirstOrThrow({ where: { partnerAId, partnerBId } });
	expect(union).toMatchObject({ marriedOn: null, endedOn: null, endedBy: 'divorce', place: null, facts: [] });
});

it('leaves what others have named too, and what is part of the portal', async () => {
	await db.addressOption.create({
		data: { kind: 'district', foldedKey: 'nagor', hi: 'नागौर', en: 'Nagaur' },
	});
	const [first, second] = [await makeAccount(), await makeAccount()];
	const save = (id: string, changes: object) => changeProfile(id, { changes, photo: undefined }, new Date());
	await save(first.id, { district: 'Nagaur', tehsil: 'Merta', villageAddress: 'Gotan' });
	await save(second.id, { tehsil: 'Merta' });
	await removeMember(first.id, first.id, new Date());
	const known = await db.addressOption.findMany({ select: { en: true }, orderBy: { en: 'asc' } });
	expect(known).toEqual([{ en: 'Merta' }, { en: 'Nagaur' }]);
	await removeMember(second.id, second.id, new Date());
	expect(await db.addressOption.findMany({ select: { en: true } })).toEqual([{ en: 'Nagaur' }]);
});

it('keeps the pictures of deities that an administrator has added', async () => {
	const { id } = await makeAccount({ isAdmin: true });
	const mediaId = await upload(id);
	await db.deity.create({ data: { images: { create: { mediaId, position: 0 } } } });
	await removeMember(id, id, new Date());
	expect(await db.media.findUnique({ where: { id: mediaId }, select: { ownerId: true } })).toEqual({
		ownerId: null,
	});
});

it('of two at once, one removes and the other finds nothing', async () => {
	const { id } = await makeAccount();
	const outcomes = await Promise.all([removeMember(id, id, new Date()), removeMember(id, id, new Date())]);
	expect(outcomes.sort()).toEqual([false, true]);
});

it('does not know who is not there', async () => {
	const id = crypto.randomUUID();
	expect(await removeMember(id, id, new Date())).toBe(false);
});
