// How many SQL statements each writing call may take until it answers, however much hangs on what it is about: a call
// that is not in these tables fails here. Mails, and what else is done after the answer, do not count.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendConfirmation } from '@/lib/features/account/email-confirmation';
import { sendCode } from '@/lib/features/account/password-reset';
import { db } from '@/lib/platform/db/client';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeLogin } from '@/lib/testing/accounts';
import { type Answer, type CallOptions, call, holdAfterResponse } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
import { findHandlers, getStatements, type Handler } from '@/lib/testing/statements';
import { accounts } from '@/lib/testing/written-calls/accounts';
import { backOffice } from '@/lib/testing/written-calls/back-office';
import { families } from '@/lib/testing/written-calls/families';
import { matches } from '@/lib/testing/written-calls/matches';
import type { Budgets, Scene } from '@/lib/testing/written-calls/scene';
import { submissions } from '@/lib/testing/written-calls/submissions';

const dataDir = mkdtempSync(path.join(tmpdir(), 'written-statements-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
holdAfterResponse();
const sent: Mail[] = [];
vi.mock('@/lib/platform/mail/send', () => ({ sendMail: async (mail: Mail) => void sent.push(mail) }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const nothing = { statements: 0, status: 404, prepare: () => ({}) };

const budgets: Budgets = {
	...{ 'POST [[...rest]]': nothing, 'PUT [[...rest]]': nothing },
	...{ 'PATCH [[...rest]]': nothing, 'DELETE [[...rest]]': nothing },
	...accounts,
	...families,
	...matches,
	...submissions,
	...backOffice,
};

const getCall = (name: string) => name.replace(/:.*/, '');

const few = 2;
const many = 25;

let handlers: ReadonlyMap<string, Handler>;
let scene: Omit<Scene, 'many'>;

beforeAll(async () => {
	const folder = path.dirname(fileURLToPath(import.meta.url));
	handlers = await findHandlers(folder, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
	const texts = { create: { language: 'en', vansh: 'Suryavansh' } } as const;
	await db.clan.create({ data: { slug: 'rathore', key: 'Rathore', texts }, select: { slug: true } });
	scene = {
		head: await makeLogin({ name: 'Head', isAdmin: true }),
		member: await makeLogin(),
		async before(name, options) {
			const answer = await ask(name, options);
			expect(answer.status, answer.text).toBeLessThan(300);
			return answer;
		},
		async codeFor(email) {
			await sendCode({ email }, { language: 'en', now: new Date() });
			return /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
		},
		async confirmationOf(memberId) {
			await sendConfirmation(memberId, { isWelcome: false, now: new Date() });
			const text = sent.at(-1)?.text ?? '';
			return {
				token: /confirm-email\/([0-9a-f]{64})/.exec(text)?.[1] ?? '',
				code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
			};
		},
	};
});

async function ask(name: string, options: CallOptions): Promise<Answer> {
	const handler = handlers.get(name);
	if (!handler) throw new Error(`There is no ${name}`);
	const [method = '', folder] = name.split(' ');
	return call(handler, `/api/${folder}`, { method, ...options });
}

describe('SQL statements', () => {
	it('have a budget for each call that writes', () => {
		const calls = new Set(Object.keys(budgets).map(getCall));
		const writing = [...handlers.keys()].filter((name) => !name.startsWith('GET '));
		expect([...calls].sort()).toEqual(writing.sort());
	});

	it.each(Object.entries(budgets))('of %s stay within it', async (name, budget) => {
		const { statements, each = 0, status = 200 } = budget;
		for (const size of [few, many]) {
			const options = await budget.prepare({ ...scene, many: size });
			// That a session is in use is written down now and then, by whichever call comes.
			await db.session.updateMany({ data: { lastSeenAt: new Date() } });
			let answer: Answer | null = null;
			const taken = await getStatements(async () => {
				answer = await ask(getCall(name), options);
			});
			expect(answer).toMatchObject({ status });
			expect(taken, `with ${size}`).toBeLessThanOrEqual(statements + each * size);
		}
	});
});
