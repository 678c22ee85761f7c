// The most that one member, and the lists of the portal, may hold.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import {
	biodataFields,
	details as detailNames,
	tongues,
} from '@/lib/features/matching/biodata/constants/fields';
import { lengths, maxBiodatas, maxSiblings } from '@/lib/features/matching/biodata/constants/limits';
import { growFamily } from '@/tests/support/family-growth';
import { familyFile } from '../bench/family-members';
import { writeMatchMembers } from '../bench/match-members';
import { logIn, type Person, register } from './people';
import { makePicture } from './pictures';
import type { Portal } from './portal';

/** People of the tree; 5,000 are the most that a file may have. */
const treeSize = 4_900;
const otherMembers = 5_000;
/** Rows of each list: blogs, messages, pictures, mails. */
const listLength = 500;
/** Characters of a blog, the most that one may have, in a script of which each letter takes three bytes. */
const blogLength = 20_000;

export interface LargestRecords {
	owner: Person;
	administrator: Person;
	/** In the owner's tree: a parent of the owner, and a person far from them. */
	nearId: string;
	farId: string;
	/** Cards of the tree. */
	cardIds: string[];
	treeId: string;
	biodataIds: string[];
	biodataToken: string;
	questionToken: string;
	feedKey: string;
	/** A member who looks for a match. */
	matchId: string;
	blogId: string;
	deityId: string;
	imageId: string;
	category: string;
	mediaId: string;
	messageId: string;
	mailId: string;
	reportId: string;
	khaanpId: string;
	/** Changes the tree and the details of the owner, so that nothing made before is still right. */
	touch(): Promise<void>;
}

const devanagari = (length: number) => 'क्षत्रिय परंपरा और संस्कार '.repeat(length).slice(0, length).trim();

const id = z.object({ _id: z.string() });
const replies = {
	biodata: z.object({ biodata: id }),
	blog: z.object({ blog: id }),
	details: z.object({ version: z.number() }),
	link: z.object({ address: z.string() }),
	questions: z.object({
		relatives: z.array(id),
		gaps: z.array(z.object({ question: z.object({ personId: z.string(), asks: z.string() }).nullable() })),
	}),
};
const lastPart = (text: string) => text.split('/').at(-1) ?? '';

/** The tables of the lists that are made long, by copies of one row. */
const lists = [
	['Blog', `"status" = 'approved'`, `'imageId', NULL`],
	['InboxMessage', 'true', ''],
	['OutboxMail', 'true', ''],
	['MemberReport', 'true', ''],
] as const;

/**
 * Fills a portal that has the demo's records, for one new member.
 *
 * @param superuserUrl of the portal's database server
 */
export async function writeLargestRecords(portal: Portal, superuserUrl: string): Promise<LargestRecords> {
	const owner = await register(portal, {
		gender: 'Male',
		age: '29',
		clan: 'Rathore',
		matrimonialConsent: 'yes',
	});
	const administrator = await logIn(portal);
	const database = new pg.Client({ connectionString: portal.databaseUrl });
	await database.connect();
	/** A busy machine may not be done in time with what is so large. */
	const send = async (
		by: Person | null,
		method: string,
		path: string,
		body?: object | FormData,
		tries = 5,
	): Promise<unknown> => {
		const isForm = body instanceof FormData;
		const response = await fetch(portal.origin + path, {
			method,
			headers: {
				...(body && !isForm && { 'content-type': 'application/json' }),
				...(by && { authorization: `Bearer ${by.token}` }),
			},
			...(body && { body: isForm ? body : JSON.stringify(body) }),
		});
		const text = await response.text();
		if (response.status === 503 && tries > 1) {
			await sleep(5_000);
			return send(by, method, path, body, tries - 1);
		}
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
		return JSON.parse(text);
	};
	const find = async (sql: string, ...values: unknown[]): Promise<string> => {
		const { rows } = await database.query<{ id: string }>(sql, values);
		const [first] = rows;
		if (!first) throw new Error(`Nothing is found by ${sql}`);
		return first.id;
	};
	try {
		await database.query('UPDATE "Member" SET "emailConfirmedAt" = now() WHERE "id" = $1', [owner.id]);
		const asSuperuser = new URL(superuserUrl);
		asSuperuser.pathname = new URL(portal.databaseUrl).pathname;
		await writeMatchMembers(asSuperuser.href, otherMembers);
		await send(owner, 'POST', '/api/family/import', getImport());
		const details = {
			heightCm: 180,
			motherTongue: 'Marwari',
			languages: tongues,
			diet: 'vegetarian',
			income: 'above50',
			workPlace: devanagari(lengths.place),
			maternalVillage: devanagari(lengths.place),
			siblings: Array.from({ length: maxSiblings }, (_, at) => ({
				kind: 'brother',
				name: `भाई ${at + 1} राठौड़`,
				isMarried: true,
				marriedInto: devanagari(lengths.marriedInto),
			})),
			maternalUncle: 'मामा सिंह राठौड़',
			about: devanagari(590),
			aboutFamily: devanagari(590),
			lookingFor: devanagari(590),
			shownToMatches: detailNames,
			shownToAgreed: detailNames,
		};
		await send(owner, 'PUT', '/api/family/details', details);
		const photo = new FormData();
		photo.set('photo', await makePicture(1600, 2000), 'photo.jpg');
		await send(owner, 'PUT', '/api/users/profile', photo);
		const biodataIds: string[] = [];
		for (let at = 0; at < maxBiodatas; at++) {
			const made = await send(owner, 'POST', '/api/family/biodatas', {
				title: `${devanagari(60)} ${at}`,
				layout: 'traditional',
				language: 'both',
				fields: biodataFields,
			});
			biodataIds.push(replies.biodata.parse(made).biodata._id);
		}
		const link = await send(owner, 'POST', `/api/family/biodatas/${biodataIds[0]}/links`, {
			sentTo: 'Mehta',
		});
		const feed = await send(owner, 'POST', '/api/family/days/feed');
		const treeId = await find('SELECT "id" FROM "FamilyTree" WHERE "ownerId" = $1', owner.id);
		const { rows: cards } = await database.query<{ id: string }>(
			'SELECT "id" FROM "Person" WHERE "treeId" = $1 AND "memberId" IS NULL ORDER BY "name" LIMIT 200',
			[treeId],
		);
		const nearId = await find(
			`SELECT link."parentId" AS id FROM "ParentLink" link JOIN "Person" child ON child."id" = link."childId"
			WHERE child."treeId" = $1 AND child."memberId" = $2 AND link."role" = 'father'`,
			treeId,
			owner.id,
		);
		const farId = await find(
			`SELECT "id" FROM "Person" WHERE "treeId" = $1 AND "memberId" IS NULL AND "gender" = 'Female' AND "id" <> $2
			ORDER BY "bornOn" DESC NULLS LAST LIMIT 1`,
			treeId,
			nearId,
		);
		const { relatives, gaps } = replies.questions.parse(await send(owner, 'GET', '/api/family/questions'));
		const asked = gaps.find(({ question }) => question !== null)?.question;
		const question = await send(owner, 'POST', '/api/family/questions', {
			...asked,
			elderId: relatives[0]?._id,
			language: 'hi',
		});
		const fields = { title: 'दुर्ग', author: 'आशा', content: devanagari(blogLength) };
		const { blog } = replies.blog.parse(await send(administrator, 'POST', '/api/blogs', fields));
		await send(administrator, 'PATCH', `/api/blogs/${blog._id}/approve`).catch(() => null);
		const letter = { name: 'Ajay', email: 'ajay@example.org', subject: 'A word', message: devanagari(4_000) };
		await send(null, 'POST', '/api/contact', letter);
		const matchId = await find(
			`SELECT seeker."id" FROM "Member" seeker JOIN "FamilyTree" tree ON tree."ownerId" = seeker."id"
			WHERE seeker."email" LIKE '%@bench.example' AND seeker."gender" = 'Female' AND NOT seeker."isMarried"
				AND seeker."clan" <> 'Rathore' AND seeker."familyTreePrivacy" = 'public' LIMIT 1`,
		);
		await send(owner, 'POST', `/api/family/matches/${matchId}/report`, { reason: 'other' });
		await database.query(
			`INSERT INTO "OutboxMail" ("email", "emailKey", "language", "subject", "text", "html")
			VALUES ('ajay@example.org', 'ajay@example.org', 'hi', 'A word', $1, $1)`,
			[devanagari(4_000)],
		);
		for (const [table, where, changes] of lists)
			await database.query(
				`INSERT INTO "${table}" SELECT (jsonb_populate_record(NULL::"${table}",
					to_jsonb(source) || jsonb_build_object('id', gen_random_uuid()${changes && `, ${changes}`}))).*
				FROM (SELECT * FROM "${table}" WHERE ${where} ORDER BY length("${table}"::text) DESC LIMIT 1) source,
					generate_series(1, ${listLength})`,
			);
		await database.query('ANALYZE');
		let touched = 0;
		return {
			owner,
			administrator,
			nearId,
			farId,
			treeId,
			biodataIds,
			matchId,
			cardIds: cards.map(({ id }) => id),
			biodataToken: lastPart(replies.link.parse(link).address),
			questionToken: lastPart(replies.link.parse(question).address),
			feedKey: lastPart(replies.link.parse(feed).address).replace(/\.ics$/, ''),
			blogId: blog._id,
			deityId: await find('SELECT "id" FROM "Deity" LIMIT 1'),
			imageId: await find(`SELECT "id" FROM "GalleryImage" WHERE "status" = 'approved' LIMIT 1`),
			category: await find(`SELECT "category" AS id FROM "GalleryImage" WHERE "status" = 'approved' LIMIT 1`),
			mediaId: await find(`SELECT "mediaId" AS id FROM "GalleryImage" WHERE "status" = 'approved' LIMIT 1`),
			messageId: await find('SELECT "id" FROM "InboxMessage" LIMIT 1'),
			mailId: await find('SELECT "id" FROM "OutboxMail" LIMIT 1'),
			reportId: await find('SELECT "id" FROM "MemberReport" LIMIT 1'),
			khaanpId: await find('SELECT "id" FROM "Khaanp" LIMIT 1'),
			async touch() {
				touched += 1;
				const about = `${touched} ${devanagari(580)}`;
				const { version } = replies.details.parse(await send(owner, 'GET', '/api/family/details'));
				await send(owner, 'PUT', '/api/family/details', { ...details, about, version });
				await send(owner, 'PUT', `/api/family/update/${nearId}`, { villageAddress: `Osian ${touched}` });
			},
		};
	} finally {
		await database.end();
	}
}

/** The file of a family in which the owner is the youngest unmarried man. */
function getImport(): FormData {
	const [me] = growFamily('community', treeSize, 1)
		.filter(({ sex, father, spouses }) => sex === 'M' && father !== null && spouses.length === 0)
		.sort((a, b) => (b.birth ?? 0) - (a.birth ?? 0));
	const form = new FormData();
	form.set('dryRun', 'false');
	form.set('choices', JSON.stringify({ me: me?.id }));
	form.set('file', new File([familyFile(treeSize)], 'family.ged'));
	return form;
}
