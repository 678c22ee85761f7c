// Who may make which call on families and what of a tree it tells: every call, every kind of caller.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { familyTreeReply, memberReply } from '@/lib/family/schema';
import { interestReply } from '@/lib/matching/schema';
import { noWishes } from '@/lib/matching/wishes';
import { makeLogin } from '@/lib/testing/accounts';
import { type Answer, type CallOptions, call, holdAfterwards } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
import { POST as add } from './add/route';
import { GET as count } from './count/route';
import { DELETE as remove } from './delete/[id]/route';
import { GET as exportTree } from './export/route';
import { POST as importFile } from './import/route';
import { POST as answerInterest } from './interests/[id]/route';
import { GET as interests, POST as sendInterest } from './interests/route';
import { GET as marriage } from './marriage/route';
import { PUT as mark } from './matches/[id]/mark/route';
import { POST as report } from './matches/[id]/report/route';
import { GET as match } from './matches/[id]/route';
import { GET as matches } from './matches/route';
import { PUT as saveWishes, GET as wishes } from './matches/wishes/route';
import { GET as namedIn } from './named-in/route';
import { POST as notMe } from './not-me/route';
import { GET as pendingRequests } from './pending-requests/route';
import { GET as relation } from './relation/route';
import { POST as respond } from './respond-request/route';
import { POST as restore } from './restore/[id]/route';
import { GET as tree } from './tree/route';
import { PUT as changeTree, DELETE as deleteTree, GET as readTree } from './trees/[id]/route';
import { GET as trees } from './trees/route';
import { PUT as update } from './update/[id]/route';
import { POST as withdraw } from './withdraw-request/route';

provideDatabase();
holdAfterwards();

/** The owner of the tree; a member linked with them; one whom they have asked; any other. */
const callers = ['visitor', 'owner', 'family', 'asked', 'member', 'administrator'] as const;
type Caller = (typeof callers)[number];

interface Login {
	id: string;
	token: string;
}

interface Scene extends Record<Exclude<Caller, 'visitor'>, Login> {
	treeId: string;
	/** Of somebody without an account, in the owner's tree. */
	cardId: string;
	/** That the one asked has not answered. */
	pendingId: string;
	/** Of the link between the owner and the family. */
	linkId: string;
	/** Of the one asked in the owner, once there is one. */
	interestId: string;
}

/** Stands nowhere but in the owner's tree. */
const canary = 'canary';

async function setScene(): Promise<Scene> {
	const owner = await makeLogin({ name: 'Owner', gender: 'Male' });
	const [family, asked] = [await makeLogin({ name: 'Family' }), await makeLogin({ name: 'Asked' })];
	const [member, administrator] = [await makeLogin({ name: 'Member' }), await makeLogin({ isAdmin: true })];
	const addToTree = async (json: object) => {
		const { body } = await call(add, '/api/family/add', { json, token: owner.token });
		return memberReply.parse(body).member;
	};
	const card = await addToTree({
		name: `Card ${canary}`,
		relation: 'Father',
		profession: canary,
		mobileNumber: '+91 1',
	});
	const link = await addToTree({ relation: 'Brother', familyMemberId: family.id });
	const answer = { requestId: link.requestId, response: 'accept' };
	await call(respond, '/api/family/respond-request', { json: answer, token: family.token });
	const pending = await addToTree({ relation: 'Sister', familyMemberId: asked.id });
	const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId: owner.id } });
	const requests = { pendingId: pending.requestId ?? '', linkId: link.requestId ?? '' };
	const ids = { treeId, cardId: card._id, ...requests, interestId: '' };
	return { owner, family, asked, member, administrator, ...ids };
}

interface Row {
	call: string;
	/** Where a call has several rows: what this one is about. */
	about?: string;
	/** What has to have happened besides; answers the scene with what has come of it. */
	prepare?: (scene: Scene) => Promise<Scene>;
	make: (scene: Scene, as: Pick<CallOptions, 'token'>) => Promise<Answer>;
	/** Leaves what the other callers meet as it is, so that all of them can meet the same. */
	isApart?: true;
	statuses: Record<Caller, number>;
	/** Who reads what stands in the owner's tree. */
	tellsTree?: readonly Caller[];
	/** Who reads how to reach another by mail. */
	tellsMail?: readonly Caller[];
	also?: (answer: Answer, caller: Caller, scene: Scene) => void;
}

const everybody = (status: number): Record<Caller, number> => ({
	visitor: status,
	owner: status,
	family: status,
	asked: status,
	member: status,
	administrator: status,
});
const members = (status: number) => ({ ...everybody(status), visitor: 401 });
const only = (status: number, ...allowed: Caller[]) => ({
	...everybody(404),
	visitor: 401,
	...Object.fromEntries(allowed.map((caller) => [caller, status])),
});
const administrators = { ...everybody(403), visitor: 401, administrator: 200 };

const onId =
	(
		handler: Parameters<typeof call>[0],
		method: string,
		idOf: (scene: Scene) => string,
		json?: unknown,
	): Row['make'] =>
	(scene, as) =>
		call(handler, `/api/family/x/${idOf(scene)}`, {
			...as,
			method,
			params: { id: idOf(scene) },
			...(json !== undefined && { json }),
		});
const onCard = ({ cardId }: Scene) => cardId;
const onTree = ({ treeId }: Scene) => treeId;
const onOwner = ({ owner }: Scene) => owner.id;

/**
 * Makes the one asked a match of the owner, as are the family and the administrator but for one thing each: family is
 * family, and the administrator is not shown in matches.
 */
async function makeMatches(scene: Scene): Promise<Scene> {
	const { owner, family, asked, administrator } = scene;
	const seeking = {
		bornOn: new Date('1995-01-01T00:00:00Z'),
		bornPrecision: 'day',
		isMarried: false,
	} as const;
	const consents = { create: { purpose: 'matrimonial', textVersion: '2026-12', language: 'en' } } as const;
	const reachedBy = { mobileNumber: '+91 90000 12345', profession: 'told to matches' };
	for (const [{ id }, more] of [
		[owner, { gender: 'Male', consents, ...reachedBy }],
		[family, { gender: 'Female', consents }],
		[asked, { gender: 'Female', consents, ...reachedBy }],
		[administrator, { gender: 'Female' }],
	] as const)
		await db.member.update({ where: { id }, data: { ...seeking, ...more } });
	return scene;
}

/** The same, with the interest of the one asked in the owner. */
async function askOwner(scene: Scene): Promise<Scene> {
	await makeMatches(scene);
	const json = { memberId: scene.owner.id, message: `Message ${canary}` };
	const { body } = await call(sendInterest, '/api/family/interests', { json, token: scene.asked.token });
	return { ...scene, interestId: interestReply.parse(body).interest._id };
}

const answerOf = (answer: string, { interestId: id }: Scene, as: Pick<CallOptions, 'token'>) =>
	call(answerInterest, `/api/family/interests/${id}`, { ...as, json: { answer }, params: { id } });

const bothAgree = async (before: Scene): Promise<Scene> => {
	const scene = await askOwner(before);
	await answerOf('accept', scene, { token: scene.owner.token });
	return scene;
};

const seesTree = (answer: Answer, { treeId }: Scene) => answer.text.includes(treeId);

const rows: Row[] = [
	{
		call: 'GET /api/family/tree',
		make: (_scene, as) => call(tree, '/api/family/tree', as),
		isApart: true,
		statuses: members(200),
		tellsTree: ['owner'],
		also: ({ body, status }, caller, scene) => {
			if (status !== 200 || caller === 'visitor') return;
			expect(familyTreeReply.parse(body).familyTree.currentUserId).toBe(scene[caller].id);
		},
	},
	{
		call: 'POST /api/family/add',
		about: 'to the own tree',
		make: (_scene, as) => call(add, '/api/family/add', { ...as, json: { name: 'New', relation: 'Son' } }),
		isApart: true,
		statuses: members(201),
	},
	{
		call: 'POST /api/family/add',
		about: 'to a card of the owner’s tree',
		make: ({ cardId }, as) =>
			call(add, '/api/family/add', {
				...as,
				json: { name: 'New', relation: 'Son', relatedToMemberId: cardId },
			}),
		statuses: only(201, 'owner'),
	},
	...['gedcom-7.0', 'gedcom-5.5.1'].map(
		(format): Row => ({
			call: 'GET /api/family/export',
			about: format,
			make: (_scene, as) => call(exportTree, `/api/family/export?format=${format}`, as),
			isApart: true,
			statuses: members(200),
			tellsTree: ['owner'],
			also: ({ status, headers }) => {
				if (status !== 200) return;
				expect(headers.get('content-type')).toBe('text/vnd.familysearch.gedcom; charset=utf-8');
				expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.ged"$/);
				expect(headers.get('cache-control')).toBe('private, no-store');
			},
		}),
	),
	...['true', 'false'].map(
		(dryRun): Row => ({
			call: 'POST /api/family/import',
			about: dryRun === 'true' ? 'a dry run' : 'for good',
			make: (_scene, as) => {
				const form = new FormData();
				const names = ['0 HEAD', '0 @I1@ INDI', `1 NAME Card ${canary}`, '0 TRLR'];
				form.set('file', new File([names.join('\n')], 'family.ged'));
				form.set('dryRun', dryRun);
				return call(importFile, '/api/family/import', { ...as, form });
			},
			isApart: true,
			statuses: members(dryRun === 'true' ? 200 : 201),
			// What everybody reads there is what they have sent; whose card it is like, only the owner.
			tellsTree: dryRun === 'true' ? ['owner', 'family', 'asked', 'member', 'administrator'] : [],
			also: ({ text }, caller, { cardId }) => {
				expect(text.includes(cardId)).toBe(caller === 'owner' && dryRun === 'true');
			},
		}),
	),
	{
		call: 'GET /api/family/relation',
		make: ({ cardId }, as) => call(relation, `/api/family/relation?to=${cardId}`, as),
		isApart: true,
		statuses: only(200, 'owner'),
		tellsTree: ['owner'],
	},
	{
		call: 'GET /api/family/relation',
		about: 'from a card of the owner’s tree',
		make: ({ cardId }, as) => call(relation, `/api/family/relation?from=${cardId}&to=${cardId}`, as),
		isApart: true,
		statuses: only(200, 'owner'),
		tellsTree: ['owner'],
	},
	{
		call: 'PUT /api/family/update/{id}',
		make: onId(update, 'PUT', onCard, { education: 'MA' }),
		statuses: only(200, 'owner', 'administrator'),
		tellsTree: ['owner', 'administrator'],
	},
	{
		call: 'DELETE /api/family/delete/{id}',
		make: onId(remove, 'DELETE', onCard),
		statuses: only(200, 'owner', 'administrator'),
	},
	{
		call: 'POST /api/family/restore/{id}',
		prepare: async (scene) => {
			await onId(remove, 'DELETE', onCard)(scene, { token: scene.owner.token });
			return scene;
		},
		make: onId(restore, 'POST', onCard),
		statuses: only(200, 'owner', 'administrator'),
		tellsTree: ['owner', 'administrator'],
	},
	{
		call: 'GET /api/family/pending-requests',
		make: (_scene, as) => call(pendingRequests, '/api/family/pending-requests', as),
		isApart: true,
		statuses: members(200),
		also: ({ status, text }, caller, { pendingId }) => {
			if (status === 200) expect(text.includes(pendingId)).toBe(caller === 'asked');
		},
	},
	...['accept', 'reject'].map((response) => ({
		call: 'POST /api/family/respond-request',
		about: response,
		make: ({ pendingId }: Scene, as: Pick<CallOptions, 'token'>) =>
			call(respond, '/api/family/respond-request', { ...as, json: { requestId: pendingId, response } }),
		statuses: only(200, 'asked'),
	})),
	{
		call: 'POST /api/family/withdraw-request',
		about: 'that waits',
		make: ({ pendingId: requestId }, as) =>
			call(withdraw, '/api/family/withdraw-request', { ...as, json: { requestId } }),
		statuses: { ...only(200, 'owner'), asked: 403 },
	},
	{
		call: 'POST /api/family/withdraw-request',
		about: 'that is a link',
		make: ({ linkId: requestId }, as) =>
			call(withdraw, '/api/family/withdraw-request', { ...as, json: { requestId } }),
		statuses: only(200, 'owner', 'family'),
	},
	{
		call: 'GET /api/family/named-in',
		make: (_scene, as) => call(namedIn, '/api/family/named-in', as),
		isApart: true,
		statuses: members(200),
		also: ({ status, text }, caller, { owner }) => {
			if (status === 200) expect(text.includes(owner.id)).toBe(caller === 'family');
		},
	},
	{
		call: 'POST /api/family/not-me',
		make: ({ owner }, as) => call(notMe, '/api/family/not-me', { ...as, json: { ownerId: owner.id } }),
		statuses: only(200, 'family', 'asked'),
	},
	...(
		[
			['that waits', askOwner, 'told to matches'],
			['that both agreed to', bothAgree, '90000 12345'],
			[
				'that was ended',
				async (before) => {
					const scene = await bothAgree(before);
					await answerOf('end', scene, { token: scene.owner.token });
					return scene;
				},
				'told to matches',
			],
			[
				'of one who is blocked',
				async (before) => {
					const scene = await bothAgree(before);
					const { owner, asked } = scene;
					const block = { method: 'PUT', json: { mark: 'blocked' }, params: { id: asked.id } };
					await call(mark, '/api/family/matches/x/mark', { ...block, token: owner.token });
					return scene;
				},
				null,
			],
		] satisfies [string, (scene: Scene) => Promise<Scene>, string | null][]
	).map(
		([about, prepare, told]): Row => ({
			call: 'GET /api/family/interests',
			about,
			prepare,
			make: (_scene, as) => call(interests, '/api/family/interests', as),
			isApart: true,
			statuses: members(200),
			// The words that came with it.
			tellsTree: ['owner', 'asked'],
			tellsMail: about === 'that both agreed to' ? ['owner', 'asked'] : [],
			also: ({ text }, caller) => {
				const isOneOfThem = caller === 'owner' || caller === 'asked';
				expect(text.includes('90000 12345')).toBe(isOneOfThem && told === '90000 12345');
				expect(text.includes('told to matches')).toBe(isOneOfThem && told !== null);
			},
		}),
	),
	{
		call: 'POST /api/family/interests',
		about: 'in the owner',
		prepare: makeMatches,
		make: ({ owner }, as) =>
			call(sendInterest, '/api/family/interests', { ...as, json: { memberId: owner.id } }),
		statuses: { ...only(201, 'asked'), administrator: 409 },
	},
	...['accept', 'decline', 'withdraw'].map(
		(answer): Row => ({
			call: 'POST /api/family/interests/{id}',
			about: `${answer} what waits`,
			prepare: askOwner,
			make: (scene, as) => answerOf(answer, scene, as),
			statuses:
				answer === 'withdraw' ? { ...only(200, 'asked'), owner: 403 } : { ...only(200, 'owner'), asked: 403 },
			tellsTree: answer === 'withdraw' ? ['asked'] : ['owner'],
		}),
	),
	{
		call: 'POST /api/family/interests/{id}',
		about: 'end what both agreed to',
		prepare: bothAgree,
		make: (scene, as) => answerOf('end', scene, as),
		statuses: only(200, 'owner', 'asked'),
		tellsTree: ['owner', 'asked'],
	},
	...['shortlisted', 'hidden', 'blocked', null].map(
		(kind): Row => ({
			call: 'PUT /api/family/matches/{id}/mark',
			about: `${kind ?? 'nothing'} on the owner`,
			prepare: makeMatches,
			make: onId(mark, 'PUT', onOwner, { mark: kind }),
			statuses: only(200, 'asked', 'administrator'),
		}),
	),
	{
		call: 'POST /api/family/matches/{id}/report',
		about: 'of the owner',
		prepare: makeMatches,
		make: onId(report, 'POST', onOwner, { reason: 'rude', text: canary }),
		statuses: only(201, 'asked', 'administrator'),
	},
	{
		call: 'GET /api/family/matches',
		prepare: async (scene) => {
			await makeMatches(scene);
			const own = [scene.owner, scene.family, scene.asked, scene.administrator].map(({ id }) => id);
			await db.member.updateMany({ where: { id: { notIn: own } }, data: { isMarried: true } });
			return scene;
		},
		make: (_scene, as) => call(matches, '/api/family/matches', as),
		isApart: true,
		statuses: members(200),
		also: ({ status, text }, caller, { owner, asked }) => {
			if (status !== 200) return;
			expect(text.includes(owner.id)).toBe(caller === 'asked' || caller === 'administrator');
			expect(text.includes(asked.id)).toBe(caller === 'owner');
			expect(text).not.toContain('+91 90000');
		},
	},
	{
		call: 'GET /api/family/matches/{id}',
		about: 'of the owner',
		prepare: makeMatches,
		make: onId(match, 'GET', onOwner),
		isApart: true,
		statuses: only(200, 'asked', 'administrator'),
		also: ({ text }) => expect(text).not.toContain('+91 90000'),
	},
	{
		call: 'GET /api/family/marriage',
		about: 'of a card of the owner’s tree',
		prepare: async (scene) => {
			const cousin = { treeId: scene.treeId, name: `Cousin ${canary}`, gender: 'Female' } as const;
			const { id: cardId } = await db.person.create({ data: cousin, select: { id: true } });
			return { ...scene, cardId };
		},
		make: ({ cardId }, as) => call(marriage, `/api/family/marriage?other=${cardId}`, as),
		isApart: true,
		statuses: only(200, 'owner'),
		tellsTree: ['owner'],
	},
	{
		call: 'GET /api/family/marriage',
		about: 'of the owner',
		prepare: makeMatches,
		make: ({ owner }, as) => call(marriage, `/api/family/marriage?other=${owner.id}`, as),
		isApart: true,
		// The family has the owner on a card; the owner asks about themselves.
		statuses: { ...only(200, 'family', 'asked', 'administrator'), owner: 400 },
	},
	{
		call: 'GET /api/family/matches/wishes',
		make: (_scene, as) => call(wishes, '/api/family/matches/wishes', as),
		isApart: true,
		statuses: members(200),
	},
	{
		call: 'PUT /api/family/matches/wishes',
		make: (_scene, as) =>
			call(saveWishes, '/api/family/matches/wishes', { ...as, method: 'PUT', json: noWishes }),
		isApart: true,
		statuses: members(200),
	},
	{
		call: 'GET /api/family/trees',
		about: 'of a private owner',
		make: (_scene, as) => call(trees, '/api/family/trees', as),
		isApart: true,
		statuses: everybody(200),
		also: (answer, caller, scene) =>
			expect(seesTree(answer, scene)).toBe(['owner', 'family', 'administrator'].includes(caller)),
	},
	{
		call: 'GET /api/family/trees',
		about: 'of a public owner whose tree is marked public',
		prepare: async (scene) => {
			const { treeId, owner } = scene;
			await db.member.update({ where: { id: owner.id }, data: { familyTreePrivacy: 'public' } });
			await db.familyTree.update({ where: { id: treeId }, data: { isPublic: true } });
			return scene;
		},
		make: (_scene, as) => call(trees, '/api/family/trees', as),
		isApart: true,
		statuses: everybody(200),
		also: (answer, _caller, scene) => expect(seesTree(answer, scene)).toBe(true),
	},
	{
		call: 'GET /api/family/count',
		make: (_scene, as) => call(count, '/api/family/count', as),
		isApart: true,
		statuses: everybody(200),
	},
	{
		call: 'GET /api/family/trees/{id}',
		make: onId(readTree, 'GET', onTree),
		statuses: administrators,
	},
	{
		call: 'PUT /api/family/trees/{id}',
		make: onId(changeTree, 'PUT', onTree, { name: 'New' }),
		statuses: administrators,
	},
	{
		call: 'DELETE /api/family/trees/{id}',
		make: onId(deleteTree, 'DELETE', onTree),
		statuses: administrators,
	},
];

const sceneOf = async (row: Row): Promise<Scene> => {
	const scene = await setScene();
	return row.prepare ? row.prepare(scene) : scene;
};

/** What is made when it is first needed, and kept. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** For all who are refused where nothing is prepared: were anything changed for one, the others would meet it. */
const commonScene = kept(setScene);

describe.each(rows.map((row) => [row.about ? `${row.call}, ${row.about}` : row.call, row] as const))(
	'%s',
	(_title, row) => {
		const rowScene = kept(() => sceneOf(row));
		const sceneFor = (caller: Caller) => {
			const isRefused = row.statuses[caller] >= 400;
			if (isRefused && !row.prepare) return commonScene();
			return isRefused || row.isApart ? rowScene() : sceneOf(row);
		};

		it.each(callers)('as %s', async (caller) => {
			const scene = await sceneFor(caller);
			const answer = await row.make(scene, caller === 'visitor' ? {} : { token: scene[caller].token });
			expect(answer.status, answer.text).toBe(row.statuses[caller]);
			expect(answer.text.includes(canary)).toBe(row.tellsTree?.includes(caller) ?? false);
			expect(answer.text).not.toMatch(/passwordHash|argon2|nameKey/);
			expect(answer.text.includes('@example')).toBe(row.tellsMail?.includes(caller) ?? false);
			if (answer.status === 404) {
				// What is refused looks like what is not there.
				const absent = { code: 'notFound', message: 'This is not available.' };
				expect(answer.body).toEqual(absent);
			}
			row.also?.(answer, caller, scene);
		});
	},
);

it('every call under /api/family is in the table', () => {
	const folder = path.join(process.cwd(), 'app', 'api', 'family');
	const calls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => path.basename(file) === 'route.ts')
		.flatMap((file) => {
			const source = readFileSync(path.join(folder, file), 'utf8');
			const where = path.posix.join('/api/family', path.dirname(file).split(path.sep).join('/'));
			const methods = [
				...source.matchAll(/^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm),
			];
			return methods.map(([, method]) => `${method} ${where.replace('[id]', '{id}')}`);
		});
	expect(calls.length).toBeGreaterThan(10);
	expect([...new Set(rows.map(({ call: made }) => made))].sort()).toEqual(calls.sort());
});
