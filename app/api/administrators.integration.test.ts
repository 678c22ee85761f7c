// Every call by which an administrator may change something writes to the audit log what was done. A call that is not
// in these tables fails here.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as clanAlias from '@/app/api/admin/clans/aliases/[id]/route';
import * as clanAliases from '@/app/api/admin/clans/aliases/route';
import * as memberExport from '@/app/api/admin/exports/users/route';
import * as khaanp from '@/app/api/admin/khaanps/[id]/route';
import * as khaanps from '@/app/api/admin/khaanps/route';
import * as messages from '@/app/api/admin/messages/[id]/route';
import * as reports from '@/app/api/admin/reports/[id]/route';
import * as settings from '@/app/api/admin/settings/route';
import * as siteText from '@/app/api/admin/texts/[kind]/route';
import * as trash from '@/app/api/admin/trash/[id]/route';
import * as undo from '@/app/api/admin/undo/route';
import * as blogApproval from '@/app/api/blogs/[id]/approve/route';
import * as blogRejection from '@/app/api/blogs/[id]/reject/route';
import * as blog from '@/app/api/blogs/[id]/route';
import * as blogs from '@/app/api/blogs/route';
import * as clan from '@/app/api/clans/[slug]/route';
import * as deity from '@/app/api/deities/[id]/route';
import * as deities from '@/app/api/deities/route';
import * as cardRemoval from '@/app/api/family/delete/[id]/route';
import * as cardReturn from '@/app/api/family/restore/[id]/route';
import * as tree from '@/app/api/family/trees/[id]/route';
import * as card from '@/app/api/family/update/[id]/route';
import * as imageApproval from '@/app/api/gallery/[id]/approve/route';
import * as image from '@/app/api/gallery/[id]/route';
import * as gallery from '@/app/api/gallery/route';
import * as maintenance from '@/app/api/maintenance/route';
import * as user from '@/app/api/users/[id]/route';
import * as role from '@/app/api/users/make-admin/[id]/route';
import * as registration from '@/app/api/users/register/route';
import { historyReply } from '@/lib/features/administration/audit/schema';
import type { AuditAction } from '@/lib/platform/audit/actions';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeKhaanp } from '@/tests/support/records';
import { WrittenTree } from '@/tests/support/trees';
import { GET as readHistory } from './admin/history/route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'administrators-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
vi.mock('@/lib/platform/mail/send', () => ({ sendMail: async () => undefined }));
holdAfterResponse();

type Handler = Parameters<typeof call>[0];

interface World {
	head: { id: string; token: string };
	memberId: string;
	blogId: string;
	imageId: string;
	messageId: string;
	reportId: string;
	treeId: string;
	cardId: string;
	deityId: string;
	khaanpId: string;
}

let world: World;
let picture: Blob;

beforeAll(async () => {
	const canvas = { width: 300, height: 300, channels: 3, background: 'teal' } as const;
	picture = new Blob([new Uint8Array(await sharp({ create: canvas }).png().toBuffer())], {
		type: 'image/png',
	});
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function makeWorld(): Promise<World> {
	const head = await makeLogin({ name: 'Head', isAdmin: true });
	const member = await makeLogin({ name: 'Asha' });
	const select = { id: true } as const;
	const about = { author: 'Asha', content: 'Once.', language: 'en' } as const;
	const blogRow = await db.blog.create({ data: { ...about, title: 'Forts', senderId: member.id }, select });
	const media = await db.media.create({
		data: { width: 4, height: 3, blur: 'data:image/webp;base64,UklGRg==' },
		select,
	});
	const values = { title: 'Fort', description: 'At dusk.', language: 'en' } as const;
	const imageRow = await db.galleryImage.create({
		data: { ...values, senderId: member.id, mediaId: media.id },
		select,
	});
	const from = { name: 'Veer', email: 'veer@example.org', language: 'en' } as const;
	const message = await db.inboxMessage.create({
		data: { ...from, kind: 'contact', subject: 'A question', message: 'Where?' },
		select,
	});
	const report = await db.memberReport.create({
		data: { reporterId: head.id, aboutId: member.id, reason: 'rude', language: 'en' },
		select,
	});
	const written = await WrittenTree.of(member.id);
	const deityRow = await db.deity.create({
		data: {
			clans: ['Rathore'],
			texts: { create: { language: 'en', name: 'Karni', description: 'Of old.' } },
		},
		select,
	});
	const texts = { create: { language: 'en', vansh: 'Suryavansh' } } as const;
	await db.clan.create({ data: { slug: 'rathore', key: 'Rathore', texts }, select: { slug: true } });
	const parentId = await writeKhaanp(['Rathore', 'राठौड़']);
	await writeKhaanp(['Bhati', 'भाटी']);
	const khaanpRow = await db.khaanp.create({
		data: { spellingsEn: ['Jodha'], spellingsHi: ['जोधा'], parentId, isOwnKul: 'no' },
		select,
	});
	return {
		head,
		memberId: member.id,
		blogId: blogRow.id,
		imageId: imageRow.id,
		messageId: message.id,
		reportId: report.id,
		treeId: written.id,
		cardId: await written.card('Ram'),
		deityId: deityRow.id,
		khaanpId: khaanpRow.id,
	};
}

beforeEach(async () => {
	await emptyTables();
	world = await makeWorld();
});

function getForm(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	form.set('image', picture, 'fort.png');
	return form;
}

interface Done {
	handler: Handler;
	/** Of the entry that it writes. */
	action: AuditAction;
	/** Of what the entry is about, and the path names. */
	on?: (world: World) => string;
	/** What the path names instead. */
	named?: () => string;
	json?: (world: World) => object;
	form?: Record<string, string>;
	/** What has to be done first. */
	first?: () => Promise<unknown>;
}

const password = 'neem leaf at noon';

/** By method and path. */
const audited: Record<string, Done> = {
	'POST /api/blogs': {
		...{ handler: blogs.POST, action: 'blog.create' },
		json: () => ({ title: 'Wells', author: 'Head', content: 'Deep.' }),
	},
	'PUT /api/blogs/{id}': {
		...{ handler: blog.PUT, action: 'blog.update', on: ({ blogId }) => blogId },
		json: () => ({ title: 'Old forts', author: 'Veer', content: 'Twice.' }),
	},
	'DELETE /api/blogs/{id}': { handler: blog.DELETE, action: 'blog.delete', on: ({ blogId }) => blogId },
	'PATCH /api/blogs/{id}/approve': {
		...{ handler: blogApproval.PATCH, action: 'blog.approve', on: ({ blogId }) => blogId },
	},
	'PATCH /api/blogs/{id}/reject': {
		...{ handler: blogRejection.PATCH, action: 'blog.reject', on: ({ blogId }) => blogId },
		json: () => ({ reason: 'Too short.' }),
	},
	'POST /api/gallery': {
		...{ handler: gallery.POST, action: 'gallery.create' },
		form: { title: 'Wells', description: 'Deep.' },
	},
	'PUT /api/gallery/{id}': {
		...{ handler: image.PUT, action: 'gallery.update', on: ({ imageId }) => imageId },
		form: { title: 'Old fort', description: 'At noon.', category: 'Palaces', featured: 'true' },
	},
	'DELETE /api/gallery/{id}': {
		...{ handler: image.DELETE, action: 'gallery.reject', on: ({ imageId }) => imageId },
		json: () => ({ reason: 'Too dark.' }),
	},
	'PATCH /api/gallery/{id}/approve': {
		...{ handler: imageApproval.PATCH, action: 'gallery.approve', on: ({ imageId }) => imageId },
	},
	'POST /api/users/register': {
		...{ handler: registration.POST, action: 'member.create' },
		json: () => ({ name: 'Ram', email: 'ram@example.org', password, isAdmin: true }),
	},
	'PUT /api/users/{id}': {
		...{ handler: user.PUT, action: 'member.update', on: ({ memberId }) => memberId },
		json: () => ({
			...{
				name: 'Asha Devi',
				email: 'other@example.org',
				password,
				age: 40,
				clan: 'Bhati',
				isDeceased: true,
			},
			...{ gender: 'Female', familyTreePrivacy: 'restricted', isListed: false, isManglik: true },
		}),
	},
	'DELETE /api/users/{id}': { handler: user.DELETE, action: 'member.delete', on: ({ memberId }) => memberId },
	'PATCH /api/users/make-admin/{id}': {
		...{ handler: role.PATCH, action: 'member.update', on: ({ memberId }) => memberId },
		json: () => ({ isAdmin: true }),
	},
	'POST /api/deities': {
		...{ handler: deities.POST, action: 'deity.create' },
		json: () => ({ name: 'Ashapura', description: 'Of hope.', clans: ['Chauhan'] }),
	},
	'PUT /api/deities/{id}': {
		...{ handler: deity.PUT, action: 'deity.update', on: ({ deityId }) => deityId },
		form: {
			...{ deityType: 'devta', clans: 'Bhati', 'hi.name': 'करणी', 'hi.description': 'पुराने समय की।' },
			...{ 'en.alternateNames': 'Ridhi', 'en.rituals': 'Milk', 'en.location': 'Deshnok' },
			...{ 'en.district': 'Bikaner', 'en.temple': 'Karni Mata', 'en.festival': 'Navratri' },
			...{
				'en.history': 'Long',
				'en.legends': 'Many',
				'en.importance': 'Great',
				'en.additionalInfo': 'More',
			},
		},
	},
	'DELETE /api/deities/{id}': { handler: deity.DELETE, action: 'deity.delete', on: ({ deityId }) => deityId },
	'PUT /api/clans/{slug}': {
		...{ handler: clan.PUT, action: 'clan.update', on: () => 'rathore' },
		json: () => ({
			vansh: 'Sun',
			gotra: 'Gautam',
			kuldevi: 'Naganechiya',
			about: 'Of Marwar',
			sources: 'Tod',
		}),
	},
	'POST /api/admin/clans/aliases': {
		...{ handler: clanAliases.POST, action: 'clan.merge' },
		json: () => ({ name: 'Gaur', clan: 'Badgujar' }),
	},
	'DELETE /api/admin/clans/aliases/{id}': {
		...{ handler: clanAlias.DELETE, action: 'clan.separate', named: () => lastAlias },
		first: () => make('POST /api/admin/clans/aliases'),
	},
	'POST /api/admin/khaanps': {
		...{ handler: khaanps.POST, action: 'khaanp.create' },
		json: () => ({ spellingsEn: 'Gaur', spellingsHi: 'गौड़' }),
	},
	'PUT /api/admin/khaanps/{id}': {
		...{ handler: khaanp.PUT, action: 'khaanp.update', on: ({ khaanpId }) => khaanpId },
		json: () => ({
			...{ spellingsEn: 'Jodhavat', spellingsHi: 'जोधावत', isOwnKul: 'disputed', otherKul: 'Bhati' },
			...{ saysEn: 'One says yes.', saysHi: 'एक का मत है।', seats: 'Khairwa=खैरवा:Pali' },
			...{ kuldeviEn: 'Nagnechiya', kuldeviHi: 'नागणेचिया', gotraEn: 'Gautam', gotraHi: 'गौतम' },
			...{ sourceEn: 'Tod', sourceHi: 'टॉड', parent: 'Bhati' },
		}),
	},
	'DELETE /api/admin/khaanps/{id}': {
		...{ handler: khaanp.DELETE, action: 'khaanp.delete', on: ({ khaanpId }) => khaanpId },
	},
	'PUT /api/family/trees/{id}': {
		...{ handler: tree.PUT, action: 'family.update', on: ({ treeId }) => treeId },
		json: () => ({ name: 'Rathores', isPublic: true }),
	},
	'DELETE /api/family/trees/{id}': {
		...{ handler: tree.DELETE, action: 'family.delete', on: ({ treeId }) => treeId },
	},
	'PUT /api/family/update/{id}': {
		...{ handler: card.PUT, action: 'person.update', on: ({ cardId }) => cardId },
		json: () => ({
			name: 'Ram Singh',
			gender: 'Male',
			relation: 'Father',
			dob: '1950-01-02',
			isVisible: false,
		}),
	},
	'DELETE /api/family/delete/{id}': {
		...{ handler: cardRemoval.DELETE, action: 'person.delete', on: ({ cardId }) => cardId },
	},
	'POST /api/family/restore/{id}': {
		...{ handler: cardReturn.POST, action: 'person.restore', on: ({ cardId }) => cardId },
		first: () => make('DELETE /api/family/delete/{id}'),
	},
	'PUT /api/maintenance': {
		...{ handler: maintenance.PUT, action: 'site.maintenance' },
		json: () => ({ isOn: true }),
	},
	'PUT /api/admin/settings': {
		...{ handler: settings.PUT, action: 'site.settings' },
		json: () => ({ contactEmail: 'portal@example.org', founderEn: 'Asha Devi' }),
	},
	'POST /api/admin/texts/{kind}': {
		...{ handler: siteText.POST, action: 'site.text', named: () => 'about' },
		json: () => ({ hi: 'खम्मा घणी', en: 'Khamma ghani', basedOn: 0 }),
	},
	'PATCH /api/admin/messages/{id}': {
		...{ handler: messages.PATCH, action: 'message.spam', on: ({ messageId }) => messageId },
		json: () => ({ isSpam: true, isAnswered: true }),
	},
	'DELETE /api/admin/messages/{id}': {
		...{ handler: messages.DELETE, action: 'message.delete', on: ({ messageId }) => messageId },
	},
	'PATCH /api/admin/reports/{id}': {
		...{ handler: reports.PATCH, action: 'report.hold', on: ({ reportId }) => reportId },
		json: () => ({ outcome: 'held' }),
	},
	'POST /api/admin/trash/{id}': {
		...{ handler: trash.POST, action: 'blog.restore', on: ({ blogId }) => blogId, named: () => lastInTrash },
		first: () => make('DELETE /api/blogs/{id}'),
	},
	'DELETE /api/admin/trash/{id}': {
		...{ handler: trash.DELETE, action: 'blog.purge', on: ({ blogId }) => blogId, named: () => lastInTrash },
		first: () => make('DELETE /api/blogs/{id}'),
	},
	'POST /api/admin/exports/users': {
		...{ handler: memberExport.POST, action: 'member.export' },
		json: ({ memberId }) => ({ ids: [memberId] }),
	},
	'POST /api/admin/undo': {
		...{ handler: undo.POST, action: 'blog.undo', first: () => make('PATCH /api/blogs/{id}/approve') },
		json: () => ({ decisions: [lastDecision] }),
	},
};

/** Imports write an entry a row, which app/api/admin/imports/imports.integration.test.ts holds them to. */
const imports = new Set([
	...['POST /api/admin/imports/deities', 'POST /api/admin/imports/members'],
	'POST /api/admin/imports/khaanps',
]);

/** What these change is the caller's own, for every caller. */
const ownAlone = new Set([
	...['POST /api/auth/{...nextauth}', 'POST /api/{[...rest]}', 'POST /api/contact', 'POST /api/feedback'],
	...[
		'POST /api/users/check-password',
		'POST /api/users/login',
		'POST /api/users/demo-login',
		'POST /api/users/logout',
		'POST /api/users/forgot-password',
	],
	...['POST /api/users/verify-otp', 'POST /api/users/reset-password', 'POST /api/users/not-me'],
	'POST /api/users/claim-code',
	...['POST /api/users/confirm-email', 'POST /api/users/confirmation', 'PUT /api/admin/mails'],
	...['PUT /api/users/notifications', 'PUT /api/users/terms'],
	...[
		'PUT /api/users/profile',
		'POST /api/users/second-factor',
		'POST /api/users/second-factor/confirm',
		'POST /api/users/second-factor/recovery-codes',
		'POST /api/users/second-factor/removal-code',
		'POST /api/users/second-factor/removal',
		'PUT /api/users/password',
		'POST /api/users/email',
		'POST /api/users/email/confirm',
		'POST /api/users/email/return',
		'DELETE /api/users/me',
		'DELETE /api/users/sessions',
		'DELETE /api/users/sessions/{id}',
	],
	...['POST /api/family/add', 'POST /api/family/import', 'POST /api/family/not-me'],
	'POST /api/family/invite/{id}',
	...['POST /api/family/connect/{id}', 'POST /api/family/merge/{id}'],
	...['POST /api/family/respond-request', 'POST /api/family/withdraw-request'],
	'POST /api/family/resend-request',
	'POST /api/family/held-links/{id}',
	...['PUT /api/family/address-words', 'PUT /api/family/days'],
	'PUT /api/family/days/weddings/{id}',
	...['POST /api/family/days/feed', 'DELETE /api/family/days/feed'],
	...['PUT /api/family/same-people', 'POST /api/family/same-people/{id}'],
	...['POST /api/family/questions', 'POST /api/family/questions/{id}', 'DELETE /api/family/questions/{id}'],
	'POST /api/family/answer',
	...['POST /api/family/guardians', 'POST /api/family/guardians/{id}', 'DELETE /api/family/guardians/{id}'],
	'PUT /api/family/matches/{id}/note',
	...['PUT /api/family/details', 'POST /api/family/biodatas', 'POST /api/biodata/{token}/opened'],
	...['PUT /api/family/biodatas/{id}', 'DELETE /api/family/biodatas/{id}'],
	...['POST /api/family/biodatas/{id}/links', 'DELETE /api/family/biodatas/{id}/links/{linkId}'],
	...['POST /api/family/interests', 'POST /api/family/interests/{id}', 'PUT /api/family/matches/wishes'],
	...['PUT /api/family/kundli', 'DELETE /api/family/kundli', 'POST /api/family/kundli/consent'],
	...['PUT /api/family/matches/{id}/mark', 'POST /api/family/matches/{id}/report'],
	'POST /api/family/matches/{id}/meeting',
]);

let lastDecision = '';
let lastInTrash = '';
let lastAlias = '';

/** Makes the call as an administrator; answers what it has added to the log. */
async function make(name: string, { token } = world.head) {
	const done = audited[name];
	if (!done) throw new Error(`no such call: ${name}`);
	const { handler, on, named, json, form, first } = done;
	await first?.();
	const before = await db.auditEntry.count();
	const [method = '', url = ''] = name.split(' ');
	const id = named?.() ?? on?.(world) ?? '';
	const options: CallOptions = { method, token, params: { id, slug: id, kind: id } };
	const body = form ? { form: getForm(form) } : json ? { json: json(world) } : {};
	const answer = await call(handler, url.replace(/\{.*?\}/, id), { ...options, ...body });
	expect([name, answer.status, answer.text]).toEqual([name, expect.toBeOneOf([200, 201]), expect.anything()]);
	const decision = await db.decision.findFirst({ orderBy: { decidedAt: 'desc' }, select: { id: true } });
	lastDecision = decision?.id ?? '';
	const entry = await db.trashEntry.findFirst({ select: { id: true } });
	lastInTrash = entry?.id ?? '';
	const alias = await db.clanAlias.findFirst({ select: { id: true } });
	lastAlias = alias?.id ?? '';
	return db.auditEntry.findMany({ orderBy: { id: 'asc' }, skip: before });
}

it('knows every call that changes something', () => {
	const all = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
	const files = all.filter((file) => path.basename(file) === 'route.ts');
	const found = files.flatMap((file) => {
		const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
		const url = `/api/${path.dirname(file).replaceAll('[[', '[').replaceAll(']]', ']')}`;
		const methods = source.matchAll(/export (?:const|function|async function) (POST|PUT|PATCH|DELETE)\b/g);
		const exported = [...methods].map(
			([, method]) => `${method} ${url.replace(/\[/g, '{').replace(/\]/g, '}')}`,
		);
		return exported;
	});
	expect(found.length).toBeGreaterThan(30);
	expect(found.filter((name) => !(name in audited) && !imports.has(name) && !ownAlone.has(name))).toEqual([]);
});

describe.each(Object.entries(audited))('%s', (name, { action, on }) => {
	it(`writes ${action}, in words in both languages`, async () => {
		const entries = await make(name);
		const entry = entries.find((written) => written.action === action);
		expect(entries.map((written) => written.action)).toContain(action);
		expect(entry).toMatchObject({ actorId: world.head.id, subjectType: action.split('.')[0] });
		if (on && name !== 'POST /api/admin/undo') expect(entry?.subjectId).toBe(on(world));

		for (const language of ['hi', 'en']) {
			const answer = await call(readHistory, '/api/admin/history', { token: world.head.token, language });
			const shown = historyReply.parse(answer.body).entries.find(({ _id }) => _id === String(entry?.id));
			expect(shown?.sentence).toMatch(/^Head /);
			expect(shown?.sentence).not.toContain(action);
			for (const { field, label } of shown?.changes ?? []) expect(label).not.toBe(field);
		}
	});

	it('is refused to everybody else without an entry', async () => {
		const { handler } = audited[name] ?? {};
		const [method = '', url = ''] = name.split(' ');
		if (!handler || name === 'POST /api/users/register') return;
		const id = on?.(world) ?? '';
		const answer = await call(handler, url.replace(/\{.*?\}/, id), {
			method,
			params: { id, slug: id, kind: id },
			json: {},
		});
		expect(answer.status).toBe(401);
		expect(await db.auditEntry.count()).toBe(0);
	});
});

it('never holds a password, a hash, a code, a token or a session', async () => {
	const { head } = world;
	await db.oneTimeCode.create({
		data: {
			memberId: world.memberId,
			purpose: 'reset',
			codeHmac: new Uint8Array(32).fill(7),
			expiresAt: new Date(Date.now() + 600_000),
		},
	});
	for (const name of ['POST /api/users/register', 'PUT /api/users/{id}', 'PATCH /api/users/make-admin/{id}'])
		await make(name);
	const log = JSON.stringify(
		(await db.auditEntry.findMany()).map(({ id, ...entry }) => ({ ...entry, id: String(id) })),
	);
	const { sessions, members, codes } = {
		sessions: await db.session.findMany({ select: { id: true } }),
		members: await db.member.findMany({ select: { passwordHash: true } }),
		codes: await db.oneTimeCode.findMany({ select: { codeHmac: true } }),
	};
	const secrets = [
		...[password, head.token, 'argon2'],
		...sessions.map(({ id }) => id),
		...members.flatMap(({ passwordHash }) => passwordHash ?? []),
		...codes.map(({ codeHmac }) => Buffer.from(codeHmac).toString('hex')),
	];
	expect(secrets.length).toBeGreaterThan(6);
	for (const secret of secrets) expect(log).not.toContain(secret);
	expect(log).toContain('"password":{"changed":true}');
});
