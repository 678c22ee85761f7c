import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getDeity } from '@/app/api/deities/[id]/route';
import { GET as getDeities } from '@/app/api/deities/route';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { listDeityClans } from './queries';
import { deityReply } from './schema';

provideDatabase();
beforeEach(emptyTables);

interface Text {
	language: 'hi' | 'en';
	name: string;
	temple?: string;
	location?: string;
}

function addDeity(deityType: 'devi' | 'devta', position: number, texts: Text[]) {
	return db.deity.create({
		data: {
			deityType,
			position,
			clans: ['Rathore'],
			texts: {
				create: texts.map((text) => ({ ...text, nameKey: searchKey(text.name), description: 'Of her.' })),
			},
		},
	});
}

async function list(query = '', language = 'en') {
	const answer = await call(getDeities, `/api/deities${query}`, { language });
	// The answer is an array, which the test's call does not parse.
	return deityReply.array().parse(JSON.parse(answer.text));
}

describe('deities', () => {
	it('come in their order, in the language of the reader', async () => {
		await addDeity('devta', 2, [
			{ language: 'hi', name: 'गोगाजी' },
			{ language: 'en', name: 'Gogaji' },
		]);
		await addDeity('devi', 1, [
			{ language: 'hi', name: 'करणी माता' },
			{ language: 'en', name: 'Karni Mata' },
		]);
		expect((await list('', 'en')).map(({ name }) => name)).toEqual(['Karni Mata', 'Gogaji']);
		expect((await list('', 'hi')).map(({ name }) => name)).toEqual(['करणी माता', 'गोगाजी']);
	});

	it('say which language they are in where the asked one is missing', async () => {
		const { id } = await addDeity('devi', 1, [{ language: 'hi', name: 'करणी माता', temple: 'देशनोक' }]);
		const { body } = await call(getDeity, `/api/deities/${id}`, { params: { id } });
		expect(body).toMatchObject({ name: 'करणी माता', temple: 'देशनोक', language: 'hi', type: 'Devi' });
	});

	it('are found by a name in either script', async () => {
		await addDeity('devi', 1, [{ language: 'hi', name: 'करणी माता' }]);
		await addDeity('devta', 2, [{ language: 'en', name: 'Gogaji' }]);
		expect((await list('?search=Karni')).map(({ name }) => name)).toEqual(['करणी माता']);
		expect((await list(`?search=${encodeURIComponent('गोगाजी')}`)).map(({ name }) => name)).toEqual([
			'Gogaji',
		]);
	});

	it('are found by a beginning or with a small slip, the best first, each once', async () => {
		await addDeity('devi', 1, [
			{ language: 'hi', name: 'श्री करणी माता' },
			{ language: 'en', name: 'Shri Karni Mata' },
		]);
		await addDeity('devi', 2, [{ language: 'en', name: 'Karni' }]);
		await addDeity('devi', 3, [{ language: 'hi', name: 'आशापुरा' }]);
		const found = async (query: string) =>
			(await list(`?search=${encodeURIComponent(query)}`)).map(({ name }) => name);
		expect(await found('करणी')).toEqual(['Karni', 'Shri Karni Mata']);
		expect(await found('mata kar')).toEqual(['Shri Karni Mata']);
		expect(await found('Ashaprua')).toEqual(['आशापुरा']);
		expect(await found('\u200d')).toEqual([]);
	});

	it('are found by clan, temple and place, in either script, behind those of that name', async () => {
		await addDeity('devi', 1, [{ language: 'hi', name: 'करणी माता', temple: 'देशनोक', location: 'बीकानेर' }]);
		await addDeity('devi', 2, [{ language: 'en', name: 'Bikaner Mata' }]);
		const found = async (query: string) =>
			(await list(`?search=${encodeURIComponent(query)}`)).map(({ name }) => name);
		expect(await found('Deshnok')).toEqual(['करणी माता']);
		expect(await found('bikaner')).toEqual(['Bikaner Mata', 'करणी माता']);
		expect(await found('राठौड़')).toEqual(['करणी माता', 'Bikaner Mata']);
	});

	it('are narrowed down to a type or a clan, and sorted', async () => {
		const { id } = await addDeity('devi', 1, [{ language: 'en', name: 'Karni Mata' }]);
		await addDeity('devta', 2, [{ language: 'en', name: 'Gogaji' }]);
		await addDeity('devi', 3, [{ language: 'en', name: 'Ban Mata' }]);
		await db.deity.update({ where: { id }, data: { clans: ['Rathore', 'Charan'] } });
		const names = async (query: string) => (await list(query)).map(({ name }) => name);
		expect(await names('?type=devi')).toEqual(['Karni Mata', 'Ban Mata']);
		expect(await names('?clan=Charan')).toEqual(['Karni Mata']);
		expect(await names('?type=devta&clan=Charan')).toEqual([]);
		expect(await names('?type=devi&search=mata&sort=name')).toEqual(['Ban Mata', 'Karni Mata']);
		expect(await names('?sort=-name')).toEqual(['Karni Mata', 'Gogaji', 'Ban Mata']);
		expect(await names('?sort=deityType')).toEqual(['Karni Mata', 'Ban Mata', 'Gogaji']);
		expect(await names('?sort=-createdAt')).toEqual(['Ban Mata', 'Gogaji', 'Karni Mata']);
		expect(await listDeityClans()).toEqual(['Charan', 'Rathore']);
		expect((await call(getDeities, '/api/deities?type=god')).status).toBe(400);
	});

	it('that are not there answer 404', async () => {
		for (const id of [crypto.randomUUID(), 'nonsense']) {
			const { status, body } = await call(getDeity, '/api/deities/x', { params: { id } });
			expect(status).toBe(404);
			expect(body.code).toBe('notFound');
		}
	});
});
