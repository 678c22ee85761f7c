import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { settingsReply } from '@/lib/features/site/settings/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeImage } from '@/tests/support/records';
import { POST as register } from '../../users/register/route';
import { GET as getVersion } from '../texts/[kind]/[number]/route';
import { POST as publish } from '../texts/[kind]/route';
import { GET as listVersions } from '../texts/route';
import { GET, PUT } from './route';

provideDatabase();
holdAfterResponse();
const path = '/api/admin/settings';

let head: { id: string; token: string };

beforeEach(async () => {
	await emptyTables();
	head = await makeLogin({ isAdmin: true });
});

const read = async () => settingsReply.parse((await call(GET, path, { token: head.token })).body);
const change = (json: object, token = head.token) => call(PUT, path, { method: 'PUT', json, token });
const getFields = ({ body }: { body: unknown }) =>
	z
		.object({ errors: z.array(z.object({ path: z.string() })) })
		.parse(body)
		.errors.map((error) => error.path);

describe('settings', () => {
	it('are for administrators alone', async () => {
		const { token } = await makeLogin();
		for (const [handler, options] of [
			[GET, {}],
			[PUT, { method: 'PUT', json: { contactEmail: 'a@example.org' } }],
		] as const) {
			expect((await call(handler, path, options)).status).toBe(401);
			expect((await call(handler, path, { ...options, token })).status).toBe(403);
		}
		expect(await db.siteSettings.count()).toBe(0);
	});

	it('are nothing at first, with the built-in categories', async () => {
		const { settings, categories, version, defaultSender } = await read();
		expect(new Set(Object.values(settings))).toEqual(new Set([null]));
		expect(categories[0]).toEqual({ key: 'General', hi: 'सामान्य', en: 'General' });
		expect([version, defaultSender]).toEqual([0, 'Khamma Ghani <no-reply@localhost>']);
	});

	it('change what is sent, leave the rest, and stand in the history with both values', async () => {
		await change({ contactEmail: 'office@example.org', founderHi: 'देवी सिंह' });
		const { status, body } = await change({ contactEmail: ' ', contactPhone: '+९१ 98765 43210', version: 1 });
		expect([status, body.message]).toEqual([200, 'The settings have been saved.']);
		expect(await read()).toMatchObject({
			settings: { contactEmail: null, contactPhone: '+91 98765 43210', founderHi: 'देवी सिंह' },
			version: 2,
		});
		const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
		expect(entries).toMatchObject([
			{ action: 'site.settings', subjectId: 'settings', actorId: head.id },
			{
				changes: {
					contactEmail: { from: 'office@example.org', to: null },
					contactPhone: { from: null, to: '+91 98765 43210' },
				},
			},
		]);
	});

	it('refuse a version that somebody else has changed meanwhile', async () => {
		const { version } = await read();
		expect((await change({ founderEn: 'Devi Singh', version })).status).toBe(200);
		const late = await change({ founderEn: 'Man Singh', version });
		expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
		expect((await read()).settings.founderEn).toBe('Devi Singh');
	});

	it('of two changes at the same moment take one', async () => {
		const { version } = await read();
		const answers = await Promise.all(
			['One', 'Two', 'Three'].map((founderEn) => change({ founderEn, version })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	});

	it.each([
		[{ contactEmail: 'office' }, 'contactEmail'],
		[{ contactEmail: 'a@example.org, b@example.org' }, 'contactEmail'],
		[{ contactPhone: 'call me' }, 'contactPhone'],
		[{ contactPhone: '--' }, 'contactPhone'],
		[{ facebookUrl: 'http://facebook.com/us' }, 'facebookUrl'],
		[{ facebookUrl: 'facebook.com/us' }, 'facebookUrl'],
		[{ xUrl: 'javascript:alert(1)' }, 'xUrl'],
		[{ xUrl: 'https://me:secret@x.com' }, 'xUrl'],
		[{ youtubeUrl: 'https://' }, 'youtubeUrl'],
		[{ instagramUrl: `https://example.org/${'x'.repeat(300)}` }, 'instagramUrl'],
		[{ founderHi: 'www.example.org' }, 'founderHi'],
		[{ founderHi: 'x'.repeat(101) }, 'founderHi'],
		[{ addressEn: 'x'.repeat(301) }, 'addressEn'],
		[{ senderEmail: 'Portal <a@example.org>' }, 'senderEmail'],
		[{ senderEmail: 'a@example.org\nBcc: b@example.org' }, 'senderEmail'],
		[{ senderName: 'Portal' }, 'senderEmail'],
		[{ categories: [{ key: 'General', hi: '', en: 'General' }] }, 'categories.0.hi'],
		[{ categories: [{ key: 'Forts', hi: 'दुर्ग', en: 'Forts' }] }, 'categories'],
	])('refuse %j', async (json, field) => {
		const answer = await change(json);
		expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
		expect(getFields(answer)).toEqual([field]);
		expect((await read()).version).toBe(0);
	});

	it('hold a sender on one line', async () => {
		await change({ senderName: 'Portal\r\nBcc: b', senderEmail: 'a@example.org' });
		expect((await read()).settings.senderName).toBe('Portal Bcc: b');
	});

	it('write addresses of social networks as browsers read them', async () => {
		await change({ facebookUrl: 'https://Facebook.COM/khamma ghani'.replace(' ', '%20') });
		expect((await read()).settings.facebookUrl).toBe('https://facebook.com/khamma%20ghani');
	});
});

describe('categories of the gallery', () => {
	const general = { key: 'General', hi: 'सामान्य', en: 'General' };

	it('keep their key when they are renamed; a new one is known by its English name', async () => {
		const forts = { key: 'Forts', hi: 'गढ़', en: 'Castles' };
		await change({ categories: [general, forts, { hi: 'मेले', en: 'Fairs' }] });
		expect((await read()).categories).toEqual([general, forts, { key: 'Fairs', hi: 'मेले', en: 'Fairs' }]);
	});

	it('take in pictures whose category was typed as one of their names', async () => {
		const [typed, other] = [
			await writeImage(head.id, { category: 'मेले' }),
			await writeImage(head.id, { category: 'Camels' }),
		];
		await change({ categories: [general, { hi: 'मेले', en: 'Fairs' }] });
		const findCategory = async (id: string) =>
			(await db.galleryImage.findUnique({ where: { id } }))?.category;
		expect([await findCategory(typed), await findCategory(other)]).toEqual(['Fairs', 'Camels']);
	});

	it('refuse a name that leads to two of them', async () => {
		const answer = await change({
			categories: [general, { hi: 'मेले', en: 'Fairs' }, { hi: 'मेले', en: 'Markets' }],
		});
		expect(getFields(answer)).toEqual(['categories.2.hi']);
		const same = await change({ categories: [general, { hi: 'अन्य', en: 'general' }] });
		expect(getFields(same)).toEqual(['categories.1.en']);
	});
});

describe('texts', () => {
	const publishText = (kind: string, json: object, token = head.token) =>
		call(publish, `/api/admin/texts/${kind}`, { json, token, params: { kind } });
	const readVersion = (kind: string, number: string, token = head.token) =>
		call(getVersion, `/api/admin/texts/${kind}/${number}`, { token, params: { kind, number } });
	const texts = { hi: '# नियम\nसच लिखें।', en: '# Terms\nWrite the truth.', basedOn: 0 };

	it('are for administrators alone', async () => {
		const { token } = await makeLogin();
		expect((await publishText('terms', texts, token)).status).toBe(403);
		expect((await readVersion('terms', '0', token)).status).toBe(403);
		expect((await call(listVersions, '/api/admin/texts', { token })).status).toBe(403);
		expect((await call(listVersions, '/api/admin/texts')).status).toBe(401);
		expect(await db.siteText.count()).toBe(0);
	});

	it('are published in versions, of which earlier ones stay readable', async () => {
		const first = await publishText('terms', texts);
		expect([first.status, first.body.message]).toEqual([201, 'The new version has been published.']);
		await publishText('terms', { ...texts, en: 'Second', basedOn: 1 });
		const { body } = await call(listVersions, '/api/admin/texts', { token: head.token });
		const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
		expect(body.versions).toMatchObject([
			{ kind: 'about', number: 0, publishedAt: null },
			{ kind: 'terms', number: 2, version: `${day}.2` },
			{ kind: 'terms', number: 1, version: `${day}.1` },
			{ kind: 'terms', number: 0, version: builtInTermsVersion },
		]);
		expect((await readVersion('terms', '1')).body).toMatchObject({ hi: texts.hi, en: texts.en });
		expect((await readVersion('terms', '0')).text).toContain('You are 18 or older');
		expect((await readVersion('terms', '3')).status).toBe(404);
		expect((await readVersion('privacy', '1')).status).toBe(404);
		expect(
			await db.auditEntry.findMany({ select: { action: true, subjectId: true, changes: true } }),
		).toMatchObject([
			{
				...{ action: 'site.text', subjectId: 'terms' },
				changes: { version: { from: builtInTermsVersion, to: `${day}.1` } },
			},
			{ changes: { version: { from: `${day}.1`, to: `${day}.2` } } },
		]);
	});

	it('refuse what was written from an older version, also at the same moment', async () => {
		await publishText('about', texts);
		const late = await publishText('about', texts);
		expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
		const next = { ...texts, basedOn: 1 };
		const answers = await Promise.all([publishText('about', next), publishText('about', next)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		expect(await db.siteText.count()).toBe(2);
	});

	it('refuse a text that is missing or too long in one language', async () => {
		expect(getFields(await publishText('terms', { ...texts, hi: ' \n' }))).toEqual(['hi']);
		expect(getFields(await publishText('terms', { ...texts, en: 'x'.repeat(30_001) }))).toEqual(['en']);
	});

	it('are what members agree to from then on; earlier consents stay as they were', async () => {
		const join = async (email: string) => {
			const json = { name: 'Asha', email, password: 'a long password', gender: 'Female' };
			expect((await call(register, '/api/users/register', { json })).status).toBe(201);
			const where = { member: { email } };
			return (await db.consent.findFirstOrThrow({ where })).textVersion;
		};
		expect(await join('first@example.org')).toBe(builtInTermsVersion);
		await publishText('about', texts);
		const { body } = await publishText('terms', texts);
		const { version } = z.object({ version: z.string() }).parse(body.text);
		expect(await join('second@example.org')).toBe(version);
		expect(await db.consent.count({ where: { textVersion: builtInTermsVersion } })).toBe(1);
	});
});
