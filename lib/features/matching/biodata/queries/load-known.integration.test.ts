import { describe, expect, it, vi } from 'vitest';
import { POST as add } from '@/app/api/family/add/route';
import type { Language } from '@/lib/core/language';
import { memberReply } from '@/lib/features/family/cards/schema';
import { joinAddressOptions } from '@/lib/features/member/address/commands';
import { typedOptions } from '@/lib/features/member/address/rules';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { loadKnown } from './load-known';

provideDatabase();
holdAfterResponse();

const now = new Date();

/** What each row says. */
async function readRows(memberId: string, language: Language = 'en') {
	const { parts } = await loadKnown(memberId, now);
	return Object.fromEntries(
		parts.flatMap(({ rows }) => rows.map(({ field, value }) => [field, value[language]])),
	);
}

describe('what a biodata can say', () => {
	it('is what the own record and the visible cards of the own tree do', async () => {
		const { id, token } = await makeLogin({ gender: 'Female', fatherName: 'entered', motherClan: 'Hada' });
		const addOne = async (json: object) => {
			const { body } = await call(add, '/api/family/add', { json, token });
			return memberReply.parse(body).member._id;
		};
		await addOne({ name: 'Mahendra', relation: 'Father', isDeceased: true });
		const motherId = await addOne({ name: 'Pushpa', relation: 'Mother', clan: 'Hada' });
		await addOne({ name: 'Aditi', relation: 'Sister' });
		expect(await readRows(id)).toMatchObject({
			...{ father: 'Late Mahendra', mother: 'Pushpa', motherClan: 'Hada', siblings: '1 sister' },
		});
		await db.person.update({ where: { id: motherId }, data: { isVisible: false } });
		expect(await readRows(id)).not.toHaveProperty('mother');
	});

	it('names everybody in both scripts', async () => {
		const { id, token } = await makeLogin({ name: 'Aditi Rathore' });
		await call(add, '/api/family/add', { json: { name: 'Mahendra', relation: 'Father' }, token });
		expect((await loadKnown(id, now)).name).toEqual({ hi: 'अदिति राठौड़', en: 'Aditi Rathore' });
		expect(await readRows(id, 'hi')).toMatchObject({ father: 'महेंद्र' });
	});

	it('reads the tree once for both languages', async () => {
		const { id } = await makeLogin();
		const query = vi.spyOn(pool, 'query');
		await loadKnown(id, now);
		const sent = query.mock.calls.map((parameters) => JSON.stringify(parameters));
		expect(sent.filter((text) => text.includes('FROM \\"Person\\" person'))).toHaveLength(1);
	});

	it('has known places and deities as each language writes them, and the others in its script', async () => {
		const spellings = ['जोधपुर', 'Jodhpur'].flatMap((district) => typedOptions({ district }));
		await db.$transaction((tx) => joinAddressOptions(tx, spellings));
		const { id } = await makeLogin({ district: 'जोधपुर', villageAddress: 'रामसर', location: null });
		expect(await readRows(id, 'en')).toMatchObject({ villageAddress: 'Ramsar', district: 'Jodhpur' });
		expect(await readRows(id, 'hi')).toMatchObject({ villageAddress: 'रामसर', district: 'जोधपुर' });
		expect(await readRows(id)).not.toHaveProperty('location');
	});

	it('names clans, sakhs and khaanps as each language writes them', async () => {
		const { id } = await makeLogin({ clan: 'Rathore', sakh: 'Champawat', dynasty: null });
		expect(await readRows(id, 'hi')).toMatchObject({ clan: 'राठौड़', sakh: 'चांपावत' });
	});

	it('has the details and the birth, in the words of each language', async () => {
		const { id } = await makeLogin({ motherClan: null });
		await db.matrimonialDetails.create({
			data: {
				...{ memberId: id, heightCm: 168, motherTongue: 'Marwari', languages: ['Hindi', 'English'] },
				...{ diet: 'vegetarian', income: 'from6To10', workPlace: 'Jaipur', maternalUncle: 'Shakti Singh' },
				siblings: [
					{ kind: 'elderBrother', name: 'Mahendra', isMarried: true, marriedInto: 'Shekhawat, Khatu' },
					{ kind: 'sister', name: '', isMarried: null, marriedInto: '' },
				],
			},
		});
		await db.birthMoment.create({
			data: { memberId: id, minutes: 6 * 60 + 5, timePrecision: 'hour', placeName: 'Jodhpur' },
		});
		expect(await readRows(id)).toMatchObject({
			...{ height: '5 ft 6 in (168 cm)', motherTongue: 'Marwari', languages: 'Hindi, English' },
			...{ diet: 'Vegetarian', income: '6 to 10 lakh rupees', workPlace: 'Jaipur' },
			siblings: 'Elder brother Mahendra, married (Shekhawat, Khatu)\nSister',
			...{ birthTime: 'about 6:05 in the morning', birthPlace: 'Jodhpur', maternalUncle: 'Shakti Singh' },
		});
		expect(await readRows(id, 'hi')).toMatchObject({
			...{ height: '5 फ़ुट 6 इंच (168 सेमी)', motherTongue: 'मारवाड़ी', workPlace: 'जयपुर' },
			...{ birthTime: 'लगभग सुबह 6:05', birthPlace: 'जोधपुर' },
		});
	});

	it('is a name for a member without data', async () => {
		const { id } = await makeLogin({ name: 'Aditi', motherClan: null, isMarried: null });
		expect((await loadKnown(id, now)).name.en).toBe('Aditi');
		expect(await readRows(id)).not.toHaveProperty('maritalStatus');
	});
});
