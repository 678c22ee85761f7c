import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Person } from './people';
import { makePicture } from './pictures';
import type { Portal } from './portal';

/** Something that is true of the database, or a fault: a statement that answers one row with `holds`. */
export interface Claim {
	says: string;
	sql: string;
	values: unknown[];
}

/** What has come of a time of much writing. */
export interface Ledger {
	/** What has been acknowledged. */
	promised: Claim[];
	/** What has to be there whole or not at all, acknowledged or not. */
	whole: Claim[];
	acknowledged: Map<string, number>;
}

export function newLedger(): Ledger {
	return { promised: [], whole: [], acknowledged: new Map() };
}

const people = 12;
const clientsAreBusyFrom = 5;

/** Ten seconds later the mail of a decision is sent and the decision deleted. */
const isLongAgo = `EXISTS (SELECT FROM "AuditEntry"
	WHERE "subjectId" = $1::text AND at < now() - interval '10 seconds')`;

const decided = z.object({ undo: z.object({ _id: z.string() }) });
const registered = z.object({ token: z.string(), user: z.object({ _id: z.string() }) });
const saved = {
	image: z.object({ image: z.object({ _id: z.string() }) }),
	blog: z.object({ blog: z.object({ _id: z.string() }) }),
};
const asked = z.object({ member: z.object({ requestId: z.string() }) });

/** The portal is gone, or refuses for want of something: nothing was promised. */
class Unanswered extends Error {}

/** What several clients do to a portal, over and over, until it is gone. */
export class Writers {
	private readonly picture: Promise<Blob> = makePicture(900, 700);
	private isOver = false;

	constructor(
		private readonly portal: Pick<Portal, 'origin'>,
		private readonly administrator: Person,
		private readonly ledger: Ledger,
	) {}

	private readonly operations: Record<string, () => Promise<void>> = {
		'registering with a photo': async () => {
			await this.newMember({ photo: await this.picture });
		},
		'sending in a picture': async () => {
			const sender = await this.newMember();
			await this.sendPicture(sender.token);
		},
		'a story, and another picture for it': async () => {
			const { token } = await this.newMember();
			const title = `Story ${randomUUID()}`;
			const texts = { title, author: 'Asha', content: 'Of the old fort' };
			const { blog } = saved.blog.parse(
				await this.send('/api/blogs', 'POST', this.form({ ...texts, image: await this.picture }), token),
			);
			this.promise('a story', 'SELECT count(*) = 1 AS holds FROM "Blog" WHERE title = $1', [title]);
			const change = this.form({ content: 'Rewritten', image: await makePicture(500, 400) });
			await this.send(`/api/blogs/${blog._id}`, 'PUT', change, token);
			this.promise(
				'a changed story',
				`SELECT content = 'Rewritten' AND "imageId" IS NOT NULL AS holds FROM "Blog" WHERE id = $1`,
				[blog._id],
			);
		},
		'a relative with an account': async () => {
			const { token } = await this.newMember();
			const mark = randomUUID().slice(0, 8);
			const email = `relative.${mark}@example.org`;
			const relative = {
				name: `Relative ${mark}`,
				relation: 'Brother',
				createAccount: true,
				email,
				password: 'for now 1',
			};
			this.wholly(
				'a relative and their account',
				`SELECT (SELECT count(*) FROM "Person" WHERE name = $1 AND "memberId" IS NOT NULL)
					= (SELECT count(*) FROM "Member" WHERE email = $2) AS holds`,
				[relative.name, email],
			);
			await this.send('/api/family/add', 'POST', relative, token);
			this.promise('a relative', 'SELECT count(*) = 1 AS holds FROM "Member" WHERE email = $1', [email]);
		},
		'a family from another program': async () => {
			const { token, id } = await this.newMember();
			const mark = randomUUID().slice(0, 8);
			const file = new Blob([familyFile(mark, people)]);
			const counted = `SELECT count(*) FROM "Person" p JOIN "FamilyTree" t ON t.id = p."treeId"
				WHERE t."ownerId" = $1 AND p.name LIKE $2`;
			const values = [id, `%${mark}%`];
			this.wholly('a family', `SELECT (${counted}) IN (0, ${people}) AS holds`, values);
			this.wholly(
				"a family's links",
				`SELECT (${counted}) = 0 OR (SELECT count(*) FROM "ParentLink" l JOIN "FamilyTree" t ON t.id = l."treeId"
					WHERE t."ownerId" = $1) >= ${people - 2} AS holds`,
				values,
			);
			await this.send('/api/family/import', 'POST', this.form({ file, dryRun: 'false' }), token);
			this.promise('a whole family', `SELECT (${counted}) = ${people} AS holds`, values);
		},
		'members from a file': async () => {
			const mark = randomUUID().slice(0, 8);
			const lines = Array.from(
				{ length: 20 },
				(_, at) => `Imported ${mark} ${at},imported.${mark}.${at}@example.org`,
			);
			const file = new Blob([['name,email', ...lines].join('\n')]);
			const counted = `SELECT count(*) FROM "Member" WHERE email LIKE 'imported.' || $1 || '.%'`;
			this.wholly('members from a file', `SELECT (${counted}) IN (0, 20) AS holds`, [mark]);
			this.wholly(
				'their entries in the log',
				`SELECT (${counted}) = (SELECT count(*) FROM "AuditEntry" a JOIN "Member" m ON m.id::text = a."subjectId"
					WHERE a.action = 'member.import' AND m.email LIKE 'imported.' || $1 || '.%') AS holds`,
				[mark],
			);
			await this.send(
				'/api/admin/imports/members',
				'POST',
				this.form({ file, dryRun: 'false' }),
				this.administrator.token,
			);
			this.promise('all members of a file', `SELECT (${counted}) = 20 AS holds`, [mark]);
		},
		'two who agree that they are brothers': async () => {
			const [a, b] = [await this.newMember({ gender: 'Male' }), await this.newMember({ gender: 'Male' })];
			const { member } = asked.parse(
				await this.send('/api/family/add', 'POST', { relation: 'Brother', familyMemberId: b.id }, a.token),
			);
			const { requestId } = member;
			const status = `SELECT status FROM "FamilyRequest" WHERE id = $1`;
			const linked = `SELECT count(*) FROM "Person" p JOIN "FamilyTree" t ON t.id = p."treeId"
				WHERE p."approvalStatus" = 'approved' AND ((t."ownerId" = $2 AND p."memberId" = $3)
				OR (t."ownerId" = $3 AND p."memberId" = $2))`;
			const values = [requestId, a.id, b.id];
			this.promise('a request', `SELECT (${status}) IS NOT NULL AS holds`, [requestId]);
			this.wholly(
				'a link of two',
				`SELECT CASE (${status})::text WHEN 'accepted' THEN (${linked}) = 2 ELSE (${linked}) = 0 END AS holds`,
				values,
			);
			await this.send('/api/family/respond-request', 'POST', { requestId, response: 'accept' }, b.token);
			this.promise('an agreement', `SELECT (${status}) = 'accepted' AND (${linked}) = 2 AS holds`, values);
		},
		'deleting somebody, and giving them back': async () => {
			const { id } = await this.newMember({ photo: await this.picture });
			const there = `SELECT count(*) FROM "Member" WHERE id = $1`;
			const resting = `SELECT count(*) FROM "TrashEntry" WHERE "subjectId" = $1`;
			const waiting = `SELECT count(*) FROM "Decision" WHERE "subjectId" = $1 AND mail IS NOT NULL`;
			this.forget(id);
			this.wholly('somebody, there or in the trash', `SELECT (${there}) + (${resting}) = 1 AS holds`, [id]);
			const { undo } = decided.parse(
				await this.send(`/api/users/${id}`, 'DELETE', undefined, this.administrator.token),
			);
			this.promise(
				'a decision, undone or not mailed yet',
				`SELECT (${waiting}) = (${resting}) OR ${isLongAgo} AS holds`,
				[id],
			);
			await this.send('/api/admin/undo', 'POST', { decisions: [undo._id] }, this.administrator.token);
			this.promise('somebody who is back', `SELECT (${there}) = 1 AS holds`, [id]);
		},
		'deleting somebody, and taking them out of the trash': async () => {
			const { id } = await this.newMember({ photo: await this.picture });
			const there = `SELECT count(*) FROM "Member" WHERE id = $1`;
			const resting = `SELECT count(*) FROM "TrashEntry" WHERE "subjectId" = $1`;
			this.forget(id);
			this.wholly('somebody, there or in the trash', `SELECT (${there}) + (${resting}) = 1 AS holds`, [id]);
			await this.send(`/api/users/${id}`, 'DELETE', undefined, this.administrator.token);
			const list = await this.send('/api/admin/trash?limit=100', 'GET', undefined, this.administrator.token);
			const { entries } = z
				.object({ entries: z.array(z.object({ _id: z.string(), subjectId: z.string() }).partial()) })
				.parse(list);
			const entry = entries.find(({ subjectId }) => subjectId === id)?._id;
			if (!entry) return;
			await this.send(`/api/admin/trash/${entry}`, 'POST', undefined, this.administrator.token);
			this.promise('somebody who is back', `SELECT (${there}) = 1 AS holds`, [id]);
		},
		'approving a handful in one bulk operation': async () => {
			const { token } = await this.newMember();
			const ids = [
				await this.sendPicture(token),
				await this.sendPicture(token),
				await this.sendPicture(token),
			];
			const batch = randomUUID();
			const shown = `SELECT count(*) FROM "Decision" WHERE "subjectId" = $1 AND mail IS NOT NULL`;
			const approved = `SELECT count(*) FROM "GalleryImage" WHERE id = $1 AND status = 'approved'`;
			for (const id of ids) {
				this.wholly(
					'an approval with its mail',
					`SELECT (${shown}) = (${approved}) OR ${isLongAgo} AS holds`,
					[id],
				);
				this.wholly(
					'an approval with its entry',
					`SELECT (${approved}) = (SELECT count(*) FROM "AuditEntry"
						WHERE "subjectId" = $1::text AND action = 'gallery.approve') AS holds`,
					[id],
				);
				await this.send(`/api/gallery/${id}/approve`, 'PATCH', { batch }, this.administrator.token);
				this.promise('an approval', `SELECT (${approved}) = 1 AS holds`, [id]);
			}
		},
		'removing oneself': async () => {
			const { id, token, password } = await this.newMember({ photo: await this.picture });
			await this.send('/api/family/tree', 'GET', undefined, token);
			this.forget(id);
			this.wholly(
				'nothing of somebody, or all',
				`SELECT (SELECT count(*) FROM "Member" WHERE id = $1) = (SELECT count(*) FROM "FamilyTree" WHERE "ownerId" = $1)
					AND (SELECT count(*) FROM "Member" WHERE id = $1) = (SELECT count(*) FROM "Media" WHERE "ownerId" = $1) AS holds`,
				[id],
			);
			await this.send('/api/users/me', 'DELETE', { password }, token);
			this.promise('a removal', 'SELECT count(*) = 0 AS holds FROM "Member" WHERE id = $1', [id]);
		},
	};

	/** So many clients at once, until `stop` is called or the portal is gone. Each does what its turn is. */
	async run(clients: number): Promise<void> {
		const names = Object.keys(this.operations).sort(() => Math.random() - 0.5);
		let turn = 0;
		const client = async () => {
			while (!this.isOver) {
				const name = names[turn++ % names.length] ?? '';
				try {
					await this.operations[name]?.();
				} catch (error) {
					if (!(error instanceof Unanswered)) throw error;
					continue;
				}
				this.ledger.acknowledged.set(name, (this.ledger.acknowledged.get(name) ?? 0) + 1);
			}
		};
		await Promise.all(Array.from({ length: clients }, client));
	}

	stop(): void {
		this.isOver = true;
	}

	/** Until so much has been acknowledged that more is sure to be under way. */
	async untilInTheMiddle(): Promise<void> {
		while (this.ledger.promised.length < clientsAreBusyFrom) await sleep(10);
	}

	private promise(says: string, sql: string, values: unknown[]): void {
		this.ledger.promised.push({ says, sql, values });
	}

	private wholly(says: string, sql: string, values: unknown[]): void {
		this.ledger.whole.push({ says, sql, values });
	}

	/** Who is about to go is promised no longer. */
	private forget(id: string): void {
		this.ledger.promised = this.ledger.promised.filter(({ values }) => !values.includes(id));
	}

	private async newMember(more: Record<string, string | Blob> = {}) {
		const mark = randomUUID().slice(0, 12);
		const account = {
			name: `Writer ${mark}`,
			email: `writer.${mark}@example.org`,
			password: `neem ${mark} leaf`,
		};
		this.wholly(
			'an account with what it agrees to',
			`SELECT NOT EXISTS (SELECT FROM "Member" m WHERE email = $1 AND NOT EXISTS (
				SELECT FROM "Consent" WHERE "memberId" = m.id AND purpose = 'terms')) AS holds`,
			[account.email],
		);
		const answer = await this.send('/api/users/register', 'POST', this.form({ ...account, ...more }));
		const { token, user } = registered.parse(answer);
		const photo = more.photo ? 'AND "photoId" IS NOT NULL' : '';
		this.promise('a member', `SELECT count(*) = 1 AS holds FROM "Member" WHERE id = $1 ${photo}`, [user._id]);
		return { ...account, token, id: user._id };
	}

	private async sendPicture(token: string): Promise<string> {
		const title = `Fort ${randomUUID()}`;
		const texts = { title, description: 'Of the old fort', category: 'General', image: await this.picture };
		const { image } = saved.image.parse(await this.send('/api/gallery', 'POST', this.form(texts), token));
		this.promise('a picture', 'SELECT count(*) = 1 AS holds FROM "GalleryImage" WHERE title = $1', [title]);
		return image._id;
	}

	private form(fields: Record<string, string | Blob>): FormData {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) {
			if (typeof value === 'string') form.set(name, value);
			else form.set(name, value, 'file');
		}
		return form;
	}

	/** @throws Unanswered */
	private async send(
		path: string,
		method: string,
		body?: FormData | object,
		token?: string,
	): Promise<unknown> {
		if (this.isOver) throw new Unanswered();
		const isForm = body instanceof FormData;
		const response = await fetch(this.portal.origin + path, {
			method,
			headers: {
				...(body && !isForm && { 'content-type': 'application/json' }),
				...(token && { authorization: `Bearer ${token}` }),
			},
			...(body && { body: isForm ? body : JSON.stringify(body) }),
		}).catch(() => null);
		const text = await response?.text().catch(() => null);
		if (!response || text === null || text === undefined || response.status === 503) throw new Unanswered();
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
		return JSON.parse(text);
	}
}

/** A man, his wife and their children, as another program writes them. */
function familyFile(mark: string, size: number): string {
	const individual = (at: number, name: string, sex: 'M' | 'F') =>
		[`0 @I${at}@ INDI`, `1 NAME ${name} ${mark} /Rathore/`, `1 SEX ${sex}`].join('\n');
	const children = Array.from({ length: size - 2 }, (_, at) => at + 3);
	return [
		...['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8'],
		individual(1, 'Bhim', 'M'),
		individual(2, 'Ganga', 'F'),
		...children.map((at) => individual(at, `Child${at}`, 'M')),
		...['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I2@'],
		...children.map((at) => `1 CHIL @I${at}@`),
		...['0 TRLR', ''],
	].join('\n');
}
