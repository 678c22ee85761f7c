import { expect, it } from 'vitest';
import * as z from 'zod';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { GET } from './route';

provideDatabase();

const reply = z.object({ details: z.array(z.object({ field: z.string(), value: z.string() })) });

async function makePair() {
	const [reader, match] = [
		await makeSeeker(),
		await makeSeeker({ name: 'Asha', gender: 'Female', clan: 'Chauhan', motherClan: 'Hada' }),
	];
	await db.matrimonialDetails.create({
		data: {
			...{ memberId: match.id, heightCm: 168, workPlace: 'hidden-place', about: 'for-agreed' },
			...{ maternalVillage: 'Indragarh', income: 'above50' },
			...{ shownToMatches: ['height', 'nanihal'], shownToAgreed: ['about'] },
		},
	});
	return { reader, match };
}

async function readDetails(token: string, id: string) {
	const answer = await call(GET, `/api/family/matches/${id}`, { token, params: { id } });
	return { status: answer.status, text: answer.text, details: reply.safeParse(answer.body).data?.details };
}

it('tells a match what is for all matches, and nothing else', async () => {
	const { reader, match } = await makePair();
	const { details, text } = await readDetails(reader.token, match.id);
	expect(details).toEqual([
		expect.objectContaining({ field: 'height', value: '5 ft 6 in (168 cm)' }),
		expect.objectContaining({ field: 'motherClan', value: 'Hada' }),
		expect.objectContaining({ field: 'maternalVillage', value: 'Indragarh' }),
	]);
	expect(text).not.toMatch(/hidden-place|for-agreed|lakh/);
});

it('tells more once both have agreed, and only that', async () => {
	const { reader, match } = await makePair();
	const { id } = await db.interest.create({
		data: { fromMemberId: reader.id, toMemberId: match.id, status: 'accepted', answeredAt: new Date() },
	});
	const agreed = await readDetails(reader.token, match.id);
	expect(agreed.details).toContainEqual(expect.objectContaining({ field: 'about', value: 'for-agreed' }));
	expect(agreed.text).not.toMatch(/hidden-place|lakh/);
	const ended = { status: 'ended', endedById: match.id, endedAt: new Date() } as const;
	await db.interest.update({ where: { id }, data: ended });
	expect((await readDetails(reader.token, match.id)).text).not.toContain('for-agreed');
});

it('tells nothing to who is no match', async () => {
	const { match } = await makePair();
	const stranger = await makeSeeker({ gender: 'Female', clan: 'Bhati' });
	const { status, text } = await readDetails(stranger.token, match.id);
	expect(status).toBe(404);
	expect(text).not.toContain('Indragarh');
});
