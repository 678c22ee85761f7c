import { describe, expect, it } from 'vitest';
import { POST as add } from '@/app/api/family/add/route';
import { memberReply } from '@/lib/features/family/cards/schema';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET, PUT } from './route';

provideDatabase();
holdAfterResponse();

const url = '/api/family/details';

const typed = {
	...{
		heightCm: '१६८',
		motherTongue: 'Marwari',
		languages: ['Hindi', 'Hindi', 'English'],
		diet: 'vegetarian',
	},
	...{ income: '', workPlace: ' Jaipur ', maternalVillage: '', maternalUncle: 'Shakti Singh' },
	siblings: [{ kind: 'sister', name: 'Aditi', isMarried: false, marriedInto: '' }],
	...{ about: 'Calm.\nRides.', aboutFamily: '', lookingFor: '' },
	...{ shownToMatches: ['height'], shownToAgreed: ['height', 'about'] },
};

const save = (token: string, json: object) => call(PUT, url, { token, method: 'PUT', json });

describe('the details for matches', () => {
	it('are nothing, and shown to nobody, before they are saved', async () => {
		const { token } = await makeLogin();
		const { body } = await call(GET, url, { token });
		expect(body).toMatchObject({
			version: 0,
			details: { heightCm: null, siblings: [], shownToMatches: [], shownToAgreed: [] },
			birth: { time: null, place: null },
		});
	});

	it('are kept as they were typed', async () => {
		const { token } = await makeLogin();
		const details = {
			...{ heightCm: 168, motherTongue: 'Marwari', languages: ['Hindi', 'English'], income: null },
			...{ workPlace: 'Jaipur', maternalVillage: null, about: 'Calm.\nRides.', siblings: typed.siblings },
			...{ shownToMatches: ['height'], shownToAgreed: ['about'] },
		};
		expect(await save(token, { ...typed, version: 0 })).toMatchObject({
			...{ status: 200, body: { version: 1, details } },
		});
		expect((await call(GET, url, { token })).body).toMatchObject({ version: 1, details });
		expect((await save(token, { ...typed, version: 0 })).status).toBe(409);
	});

	it.each([
		['a height of nobody', { heightCm: 20 }, 'heightCm'],
		['a tongue that is not in the list', { motherTongue: 'Elvish' }, 'motherTongue'],
		['more words than there is room for', { about: 'अ'.repeat(601) }, 'about'],
		['a level of something else', { shownToMatches: ['mobileNumber'] }, 'shownToMatches.0'],
	])('are refused with %s', async (_, more, path) => {
		const { token } = await makeLogin();
		const refused = await save(token, { ...typed, ...more });
		expect(refused.status).toBe(400);
		expect(refused.body.errors).toMatchObject([{ path }]);
	});

	it('are proposed by the profile and the tree', async () => {
		const { token } = await makeLogin({ location: 'Kota', motherClan: null });
		const addOne = async (json: object) =>
			memberReply.parse((await call(add, '/api/family/add', { json, token })).body).member._id;
		await addOne({ name: 'Mahendra', relation: 'Father' });
		const motherId = await addOne({ name: 'Pushpa', relation: 'Mother', clan: 'Hada' });
		await addOne({ name: 'Aditi', relation: 'Sister' });
		const related = { relatedToMemberId: motherId };
		await addOne({ name: 'Ummed', relation: 'Father', villageAddress: 'Indragarh', ...related });
		await addOne({ name: 'Shakti', relation: 'Brother', ...related });
		const { body } = await call(GET, url, { token });
		expect(body).toMatchObject({
			motherClan: 'Hada',
			proposed: {
				...{ workPlace: 'Kota', maternalVillage: 'Indragarh', maternalUncle: 'Shakti' },
				siblings: [{ kind: 'sister', name: 'Aditi' }],
			},
		});
	});
});
