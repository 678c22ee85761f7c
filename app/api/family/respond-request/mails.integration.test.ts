// What members are mailed of requests between them.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as withdraw } from '@/app/api/family/withdraw-request/route';
import { memberReply } from '@/lib/features/family/cards/schema';
import { requestMailLimit } from '@/lib/features/family/constants';
import { db } from '@/lib/platform/db/client';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';
import { sent } from '@/tests/support/sent-mails';
import { POST } from './route';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await emptyTables();
	await afterResponse.run();
	sent.length = 0;
});

interface Login {
	id: string;
	token: string;
}

async function ask(from: Login, to: Login, relation: string, more: object = {}) {
	const json = { relation, familyMemberId: to.id, ...more };
	// The asker's language is not the reader's.
	const answer = await call(postAdd, '/api/family/add', { json, token: from.token, language: 'en' });
	expect(answer.status, answer.text).toBe(201);
	return memberReply.parse(answer.body).member.requestId ?? '';
}

const respond = (to: Login, requestId: string, response: string) =>
	call(POST, '/api/family/respond-request', {
		json: { requestId, response },
		token: to.token,
		language: 'hi',
	});

async function mailsAfter(): Promise<Mail[]> {
	sent.length = 0;
	await afterResponse.run();
	return [...sent];
}

async function makePair() {
	const asha = await makeLogin({ name: 'Asha', gender: 'Female', email: 'asha@example.org', language: 'en' });
	const veer = await makeLogin({ name: 'Veer', gender: 'Male', email: 'veer@example.org', language: 'hi' });
	return { asha, veer };
}

describe('the member asked', () => {
	it('learns who asks, as what, in their own language, once the answer is on its way', async () => {
		const { asha, veer } = await makePair();
		await ask(asha, veer, 'Brother', { requestMessage: 'Send me money' });
		expect(sent).toEqual([]);
		const [mail, ...more] = await mailsAfter();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ to: 'veer@example.org', language: 'hi' });
		expect(mail?.text).toContain('आशा ने आपको अपना रिश्तेदार बताया है (भाई)');
		expect(mail?.text).toMatch(/\/family-tree\?open=requests$/);
		expect(`${mail?.subject} ${mail?.html}`).not.toContain('money');
		expect(mail?.text).not.toContain('money');
	});

	it('reads the name as the one who asks writes it in the script of the mail', async () => {
		const { asha, veer } = await makePair();
		await db.member.update({ where: { id: asha.id }, data: { nameInOtherScript: 'आषा' } });
		await ask(asha, veer, 'Brother');
		expect((await mailsAfter())[0]?.text).toContain('आषा ने आपको');
	});

	it('learns whose relative, where that is another card', async () => {
		const { asha, veer } = await makePair();
		const json = { name: 'Gayatri', relation: 'Mother' };
		const { body } = await call(postAdd, '/api/family/add', { json, token: veer.token });
		const { _id } = memberReply.parse(body).member;
		await ask(veer, asha, 'Sister', { relatedToMemberId: _id });
		const [mail] = await mailsAfter();
		expect(mail?.text).toContain("Veer says on the community's portal that you are the sister of Gayatri");
	});

	it('gets one mail a day from the same sender, and so many from all', async () => {
		const { asha, veer } = await makePair();
		for (let times = 0; times < 3; times += 1) {
			const requestId = await ask(asha, veer, 'Brother');
			expect(await mailsAfter()).toHaveLength(times === 0 ? 1 : 0);
			const json = { requestId };
			await call(withdraw, '/api/family/withdraw-request', { json, token: asha.token });
		}
		let mails = 1;
		for (let senders = 0; senders < requestMailLimit.points; senders += 1) {
			await ask(await makeLogin(), veer, 'Other');
			mails += (await mailsAfter()).length;
		}
		expect(mails).toBe(requestMailLimit.points);
	});

	it('hears nothing of what was withdrawn at once, nor as long as the account waits to be claimed', async () => {
		const { asha, veer } = await makePair();
		const requestId = await ask(asha, veer, 'Brother');
		await call(withdraw, '/api/family/withdraw-request', { json: { requestId }, token: asha.token });
		expect(await mailsAfter()).toEqual([]);
		await addRelative(asha);
		expect(await mailsAfter()).toEqual([]);
	});
});

describe('who has asked', () => {
	it('is mailed that it was accepted, in their own language', async () => {
		const { asha, veer } = await makePair();
		const requestId = await ask(asha, veer, 'Brother');
		await mailsAfter();
		expect((await respond(veer, requestId, 'accept')).status).toBe(200);
		const [mail, ...more] = await mailsAfter();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ to: 'asha@example.org', language: 'en' });
		expect(mail?.text).toContain('Veer has confirmed being your brother.');
		expect(mail?.text).toMatch(/\/en\/family-tree$/);
	});

	it('is mailed about an agreement that two crossing requests have made', async () => {
		const { asha, veer } = await makePair();
		await ask(asha, veer, 'Brother');
		await mailsAfter();
		await ask(veer, asha, 'Sister');
		expect(await mailsAfter()).toMatchObject([{ to: 'asha@example.org' }]);
	});

	it('is mailed about no relation of their own that was one to a card that is gone', async () => {
		const { asha, veer } = await makePair();
		const json = { name: 'Gayatri', relation: 'Mother' };
		const { body } = await call(postAdd, '/api/family/add', { json, token: asha.token });
		const { _id } = memberReply.parse(body).member;
		const requestId = await ask(asha, veer, 'Brother', { relatedToMemberId: _id });
		await mailsAfter();
		expect((await respond(veer, requestId, 'accept')).status).toBe(200);
		await db.familyRequest.update({ where: { id: requestId }, data: { relatedToId: null } });
		const [mail] = await mailsAfter();
		expect(mail?.text).toContain('Veer has confirmed being your relative.');
	});

	it('is not mailed about a refusal', async () => {
		const { asha, veer } = await makePair();
		const requestId = await ask(asha, veer, 'Brother');
		await mailsAfter();
		expect((await respond(veer, requestId, 'reject')).status).toBe(200);
		expect(await mailsAfter()).toEqual([]);
		expect(await db.familyRequest.count({ where: { status: 'rejected' } })).toBe(1);
	});
});
