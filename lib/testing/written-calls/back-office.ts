import { randomUUID } from 'node:crypto';
import { csvLines } from '@/lib/platform/csv/write';
import { db } from '@/lib/platform/db/client';
import { clanKeyIn } from '@/lib/rules/clan/groups';
import { makeAccount } from '../accounts';
import { newKhaanpNames } from '../khaanp-names';
import { writeDeity, writeKhaanp, writeMessage, writeReport, writeStory } from '../records';
import { makeFamily } from './families';
import { makeMuch } from './much';
import { type Budgets, by, countTo, decisionIn, getForm, newEmail, on, type Scene, trash } from './scene';

async function trashMember(scene: Scene): Promise<string> {
	return trash(scene, 'users', (await makeMuch(scene.many)).id);
}

async function trashFamily(scene: Scene): Promise<string> {
	return trash(scene, 'family/trees', (await makeFamily(scene.many)).treeId);
}

/** So many reports about one member. */
async function makeReports({ many, member }: Scene): Promise<[string, ...string[]]> {
	const { id } = await makeAccount();
	const rest: string[] = [];
	for (const _ of countTo(many - 1)) rest.push(await writeReport(member.id, id));
	return [await writeReport(member.id, id), ...rest];
}

/** A clan that so many members, their wishes and deities name; to be merged into another. */
async function spreadClan(many: number): Promise<{ name: string; clan: string }> {
	const name = `Clan ${randomUUID().replaceAll('-', '')}`;
	for (const _ of countTo(many)) {
		const { id: memberId } = await makeAccount({ clan: name, clanKey: clanKeyIn(name), motherClan: name });
		await db.partnerWishes.create({ data: { memberId, clans: [name] }, select: { memberId: true } });
		await db.deity.create({ data: { clans: [name, 'Hada'] }, select: { id: true } });
	}
	return { name, clan: 'Rathore' };
}

const getFile = (rows: string[][]) => getForm({ dryRun: 'false' }, { file: csvLines(rows) });
let deities = 0;

/** Deities that nobody has entered yet. */
function newDeities(many: number): string[][] {
	const rows = countTo(many).map((number) => ['devi', 'Rathore', `Devi ${deities} of ${number}`, 'Of old.']);
	deities += 1;
	return [['deityType', 'clans', 'en.name', 'en.description'], ...rows];
}

function newKhaanps(many: number): string[][] {
	return [['spellingsEn', 'spellingsHi'], ...countTo(many).map(() => [...newKhaanpNames()])];
}

export const backOffice: Budgets = {
	'POST admin/imports/members': {
		...{ statements: 8, status: 201 },
		prepare({ many, head: { token } }) {
			const rows = countTo(many).map((number) => [`Asha ${number}`, newEmail(), 'Merta']);
			return { token, form: getFile([['name', 'email', 'tehsil'], ...rows]) };
		},
	},
	'POST admin/imports/deities: new ones': {
		...{ statements: 15, status: 201 },
		prepare: ({ many, head: { token } }) => ({ token, form: getFile(newDeities(many)) }),
	},
	'POST admin/imports/deities: known ones': {
		...{ statements: 18, status: 201 },
		async prepare({ many, head: { token }, before }) {
			const rows = newDeities(many);
			await before('POST admin/imports/deities', { token, form: getFile(rows) });
			const [columns = [], ...fields] = rows;
			return { token, form: getFile([columns, ...fields.map((row) => row.with(-1, 'Of today.'))]) };
		},
	},
	'POST admin/imports/khaanps: new ones': {
		...{ statements: 12, status: 201 },
		prepare: ({ many, head: { token } }) => ({ token, form: getFile(newKhaanps(many)) }),
	},
	'POST admin/imports/khaanps: known ones': {
		...{ statements: 12, status: 201 },
		async prepare({ many, head: { token }, before }) {
			const [columns = [], ...rows] = newKhaanps(many);
			await before('POST admin/imports/khaanps', { token, form: getFile([columns, ...rows]) });
			const changed = rows.map((row) => [...row, 'Of old.', 'पुराना।']);
			return { token, form: getFile([[...columns, 'sourceEn', 'sourceHi'], ...changed]) };
		},
	},
	'POST admin/khaanps': {
		...{ statements: 12, status: 201 },
		async prepare({ many, head: { token } }) {
			for (const _ of countTo(many)) await writeKhaanp();
			const [spellingsEn, spellingsHi] = newKhaanpNames();
			return { token, json: { spellingsEn, spellingsHi } };
		},
	},
	'PUT admin/khaanps/[id]': {
		statements: 12,
		async prepare({ many, head }) {
			for (const _ of countTo(many)) await writeKhaanp();
			return on(await writeKhaanp(), head, { sourceEn: 'Of old.', sourceHi: 'पुराना।' });
		},
	},
	'DELETE admin/khaanps/[id]': {
		statements: 12,
		async prepare({ many, head }) {
			for (const _ of countTo(many)) await writeKhaanp();
			return on(await writeKhaanp(), head);
		},
	},
	'PATCH admin/messages/[id]': {
		statements: 7,
		prepare: async ({ head }) => on(await writeMessage(), head, { isRead: true, isAnswered: true }),
	},
	'DELETE admin/messages/[id]': {
		statements: 7,
		prepare: async ({ head }) => on(await writeMessage(), head),
	},
	'PATCH admin/reports/[id]: read': {
		statements: 8,
		prepare: async (scene) => on((await makeReports(scene))[0], scene.head, { isRead: true }),
	},
	'PATCH admin/reports/[id]: keeps the member out': {
		statements: 12,
		prepare: async (scene) => on((await makeReports(scene))[0], scene.head, { outcome: 'held' }),
	},
	'PATCH admin/reports/[id]: lets the member in': {
		statements: 11,
		async prepare(scene) {
			const [reportId, ...others] = await makeReports(scene);
			for (const id of [reportId, ...others])
				await scene.before('PATCH admin/reports/[id]', on(id, scene.head, { outcome: 'held' }));
			return on(reportId, scene.head, { isHeld: false });
		},
	},
	'PATCH admin/reports/[id]: removes the member': {
		statements: 28,
		async prepare({ many, member, head }) {
			const { id } = await makeMuch(many);
			return on(await writeReport(member.id, id), head, { outcome: 'removed' });
		},
	},
	'POST admin/clans/aliases': {
		statements: 20,
		status: 201,
		prepare: async ({ many, head: { token } }) => ({ token, json: await spreadClan(many) }),
	},
	'DELETE admin/clans/aliases/[id]': {
		statements: 20,
		async prepare(scene) {
			const { token } = scene.head;
			const json = await spreadClan(scene.many);
			await scene.before('POST admin/clans/aliases', { token, json });
			const { id } = await db.clanAlias.findFirstOrThrow({
				where: { name: json.name },
				select: { id: true },
			});
			return on(id, scene.head);
		},
	},
	'POST admin/trash/[id]: a family': {
		statements: 27,
		prepare: async (scene) => on(await trashFamily(scene), scene.head),
	},
	'POST admin/trash/[id]: a deity': {
		statements: 19,
		prepare: async (scene) => on(await trash(scene, 'deities', await writeDeity('Karni')), scene.head),
	},
	'POST admin/trash/[id]: a khaanp': {
		statements: 14,
		async prepare(scene) {
			for (const _ of countTo(scene.many)) await writeKhaanp();
			return on(await trash(scene, 'admin/khaanps', await writeKhaanp()), scene.head);
		},
	},
	'DELETE admin/trash/[id]: a deity': {
		statements: 12,
		prepare: async (scene) => on(await trash(scene, 'deities', await writeDeity('Karni')), scene.head),
	},
	'POST admin/trash/[id]: a member': {
		statements: 61,
		prepare: async (scene) => on(await trashMember(scene), scene.head),
	},
	'DELETE admin/trash/[id]: a family': {
		statements: 11,
		prepare: async (scene) => on(await trashFamily(scene), scene.head),
	},
	'DELETE admin/trash/[id]: a member': {
		statements: 27,
		prepare: async (scene) => on(await trashMember(scene), scene.head),
	},
	'DELETE admin/trash/[id]: a member and all of theirs that lies there': {
		statements: 20,
		async prepare(scene) {
			const { id } = await makeAccount();
			for (const _ of countTo(scene.many)) await trash(scene, 'blogs', await writeStory(id));
			return on(await trash(scene, 'users', id), scene.head);
		},
	},
	'POST admin/undo': {
		statements: 2,
		each: 5,
		async prepare({ many, member, head, before }) {
			const decisions: string[] = [];
			for (const _ of countTo(many)) {
				const approved = await before('PATCH blogs/[id]/approve', on(await writeStory(member.id), head));
				decisions.push(decisionIn(approved));
			}
			return by(head, { decisions });
		},
	},
	'PUT admin/mails': { statements: 4, prepare: ({ head }) => by(head, { frequency: 'atOnce' }) },
	'PUT admin/settings': {
		statements: 14,
		prepare: ({ head, many }) =>
			by(head, {
				contactEmail: newEmail(),
				categories: [
					{ key: 'General', hi: 'सामान्य', en: 'General' },
					...countTo(many).map((number) => ({ hi: `मेला ${number}`, en: `Fair ${number}` })),
				],
			}),
	},
	'POST admin/texts/[kind]': {
		...{ statements: 6, status: 201 },
		async prepare({ head }) {
			const latest = await db.siteText.findFirst({ where: { kind: 'about' }, orderBy: { number: 'desc' } });
			const text = { hi: 'एक', en: 'One', basedOn: latest?.number ?? 0 };
			return { ...by(head, text), params: { kind: 'about' } };
		},
	},
	'POST admin/exports/users': {
		statements: 4,
		async prepare({ many, head }) {
			const ids: string[] = [];
			for (const _ of countTo(many)) ids.push((await makeAccount()).id);
			return by(head, { ids });
		},
	},
	'PUT maintenance': { statements: 5, prepare: ({ head }) => by(head, { isOn: false }) },
};
