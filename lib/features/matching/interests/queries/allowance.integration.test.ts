// Nobody writes to everybody: how many interests may wait, and how few after many declined.
import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import {
	answerInterest,
	closeUnanswered,
	sendInterest,
} from '@/lib/features/matching/interests/commands/send-interest';
import { db } from '@/lib/platform/db/client';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { bySelf, makeSeeker } from '@/tests/support/seekers';
import { readInterests } from './read-interests';

provideDatabase();
beforeEach(emptyTables);

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-06-01T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const ago = (days: number) => later(-days);

const makeSender = (claimedAt: Date) => makeSeeker({ name: 'Veer', clan: 'Rathore', claimedAt });
const makeBride = () => makeSeeker({ gender: 'Female', clan: 'Bhati' });

async function send(from: { id: string }, to: { id: string }, at = now): Promise<string> {
	return (await sendInterest(bySelf(from), { memberId: to.id, answers: null }, at)).id;
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
	work.then(
		() => 'sent',
		(error) => (error instanceof DomainError ? error.code : String(error)),
	);

/** Writes interests that the sender has sent before. */
async function haveSent(from: { id: string }, count: number, at: Date, declinedAt: Date | null = null) {
	for (let number = 0; number < count; number++) {
		const answered = declinedAt && ({ status: 'declined', answeredAt: declinedAt } as const);
		const sent = { fromMemberId: from.id, toMemberId: (await makeBride()).id, createdAt: at };
		await db.interest.create({ data: { ...sent, ...answered }, select: { id: true } });
	}
}

const leftFor = async (member: { id: string }, at = now) => (await readInterests(member.id, 'en', at)).left;

describe('of one member', () => {
	it('thirty may wait for an answer; each that is answered, withdrawn or left makes room', async () => {
		const [veer, asha] = [await makeSender(ago(30)), await makeBride()];
		await haveSent(veer, 29, ago(2));
		expect(await leftFor(veer)).toBe(1);
		const id = await send(veer, asha);
		expect(await leftFor(veer)).toBe(0);
		const other = await makeBride();
		expect(await codeOf(send(veer, other))).toBe('interest.manyOpen');
		await answerInterest(bySelf(asha), { id, answer: 'decline' }, now);
		expect(await codeOf(send(veer, other))).toBe('sent');
		expect(await codeOf(send(veer, await makeBride(), later(58)))).toBe('sent');
	});

	it('five may in the first week', async () => {
		const veer = await makeSender(ago(6));
		await haveSent(veer, 5, ago(2));
		const asha = await makeBride();
		expect(await codeOf(send(veer, asha))).toBe('interest.manyOpenAtFirst');
		expect(await codeOf(send(veer, asha, later(1)))).toBe('sent');
	});

	it('does not stand in the way of agreeing to what waits', async () => {
		const [veer, asha] = [await makeSender(ago(30)), await makeBride()];
		await haveSent(veer, 30, ago(2));
		await send(asha, veer);
		await send(veer, asha);
		expect((await readInterests(veer.id, 'en', now)).agreed).toHaveLength(1);
	});

	it('three can be sent in a day after ten were declined within 30 days', async () => {
		const veer = await makeSender(ago(90));
		await haveSent(veer, 10, ago(40), ago(29));
		expect(await leftFor(veer)).toBe(3);
		for (let number = 0; number < 3; number++) await send(veer, await makeBride());
		const asha = await makeBride();
		expect(await codeOf(send(veer, asha))).toBe('interest.manyDeclined');
		expect(await leftFor(veer, later(1.1))).toBe(20);
		expect(await codeOf(send(veer, asha, later(1.1)))).toBe('sent');
	});

	it('what nobody has answered counts as no refusal', async () => {
		const veer = await makeSender(ago(90));
		await haveSent(veer, 10, ago(61));
		await closeUnanswered(now);
		expect(await db.interest.count({ where: { status: 'declined' } })).toBe(10);
		expect(await leftFor(veer)).toBe(20);
	});

	it('twenty can be sent in a day, also those that are withdrawn again', async () => {
		const veer = await makeSender(ago(90));
		await haveSent(veer, 20, ago(0.5));
		await db.interest.updateMany({ data: { status: 'withdrawn' } });
		expect(await codeOf(send(veer, await makeBride()))).toBe('interest.manyToday');
	});

	it('is not counted for the other side', async () => {
		const [veer, asha] = [await makeSender(ago(30)), await makeBride()];
		await haveSent(veer, 29, ago(2));
		await send(veer, asha);
		await db.member.update({ where: { id: asha.id }, data: { claimedAt: ago(30) } });
		expect(await leftFor(asha)).toBe(20);
	});
});
