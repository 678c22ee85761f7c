import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as families } from '@/app/api/family/trees/route';
import { GET as media } from '@/app/api/media/[mediaId]/[width]/route';
import { GET as read } from '@/app/api/users/[id]/route';
import { GET as activeUsers } from '@/app/api/users/active-users/route';
import { GET as addressOptions } from '@/app/api/users/addressoptions/route';
import { GET as bachelors } from '@/app/api/users/bachelors/route';
import { GET as checkEmail } from '@/app/api/users/check-email/route';
import { GET as clans } from '@/app/api/users/clans/route';
import { GET as count } from '@/app/api/users/count/route';
import { GET as dynasties } from '@/app/api/users/dynasties/route';
import { GET as users } from '@/app/api/users/route';
import { GET as search } from '@/app/api/users/search/route';
import { db } from '@/lib/platform/db/client';
import { insertMedia, storePicture } from '@/lib/platform/media/pictures';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';

provideDatabase();

/** In every field that a list could show. */
const trace = 'Zorawarpur';
const readers = ['visitor', 'member', 'adder', 'administrator'] as const;
const tokens = new Map<(typeof readers)[number], string>();

let folder: string;
let relative: { id: string; email: string };
let photoId: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'unclaimed '));
	process.env.DATA_DIR = folder;
	const adder = await makeLogin({ name: 'Adder', familyTreePrivacy: 'public', clan: 'Bhati' });
	tokens.set('adder', adder.token);
	tokens.set('member', (await makeLogin({ name: 'Member' })).token);
	tokens.set('administrator', (await makeLogin({ name: 'Administrator', isAdmin: true })).token);
	relative = await addRelative(adder, {
		name: `Meera ${trace}`,
		email: `meera@${trace}.example`,
		profile: { clan: trace, dynasty: trace, villageAddress: trace, location: trace, isMarried: false },
	});
	await db.familyTree.update({ where: { ownerId: adder.id }, data: { isPublic: true } });
	const blank = sharp({ create: { width: 200, height: 200, channels: 3, background: 'orange' } });
	const stored = await storePicture(await blank.png().toBuffer());
	photoId = await db.$transaction((tx) => insertMedia(tx, stored, relative.id));
	await db.member.update({ where: { id: relative.id }, data: { photoId } });
});
afterAll(() => rm(folder, { recursive: true }));

const as = (reader: (typeof readers)[number]) => {
	const token = tokens.get(reader);
	return token === undefined ? {} : { token };
};

const lists = {
	'active-users': [activeUsers, '/api/users/active-users?limit=1000'],
	bachelors: [bachelors, '/api/users/bachelors?limit=1000'],
	clans: [clans, '/api/users/clans'],
	dynasties: [dynasties, '/api/users/dynasties'],
	addressoptions: [addressOptions, '/api/users/addressoptions'],
	'users?search': [users, `/api/users?search=${trace}`],
	'users?page': [users, '/api/users?page=1&limit=100'],
	'users?query': [users, `/api/users?page=1&limit=100&query=${trace}&clan=${trace}&dynasty=${trace}`],
	'users/search': [search, `/api/users/search?query=${trace}`],
	'family/trees': [families, `/api/family/trees?search=${trace}`],
} as const;

describe.each(readers)('to a reader who is %s, an unclaimed account', (reader) => {
	it.each(Object.entries(lists))('is not in %s', async (name, [list, address]) => {
		const { status, text } = await call(list, address, as(reader));
		expect(status).toBe(name === 'users/search' && reader === 'visitor' ? 401 : 200);
		expect(text).not.toContain(trace);
		expect(text).not.toContain(relative.id);
	});

	it('has no profile', async () => {
		const { status, text } = await call(read, `/api/users/${relative.id}`, {
			...as(reader),
			params: { id: relative.id },
		});
		expect(status).toBe(reader === 'visitor' ? 401 : 404);
		expect(text).not.toContain(trace);
	});

	it('is not counted', async () => {
		expect((await call(count, '/api/users/count', as(reader))).body).toEqual({ count: 3 });
	});

	it('has an address that is taken', async () => {
		const address = `/api/users/check-email?email=${relative.email}`;
		expect((await call(checkEmail, address, as(reader))).body).toEqual({ exists: true });
	});
});

it.each(['visitor', 'member', 'adder'] as const)('shows a %s no photo', async (reader) => {
	const params = { mediaId: photoId, width: '160' };
	expect((await call(media, `/api/media/${photoId}/160`, { ...as(reader), params })).status).toBe(404);
});
