import { describe, expect, it } from 'vitest';
import { POST as add } from '@/app/api/family/add/route';
import { joinAddressOptions } from '@/lib/features/address/commands';
import { typedOptions } from '@/lib/features/address/rules';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/lib/testing/accounts';
import { call, holdAfterResponse } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
import { loadBiodata } from './biodata';
import { memberReply } from './schema';

provideDatabase();
holdAfterResponse();

const now = new Date();

describe('the biodata', () => {
	it('tells what the own record and the visible cards of the own tree do', async () => {
		const { id, token } = await makeLogin({ gender: 'Female', fatherName: 'entered', motherClan: 'Hada' });
		const addOne = async (json: object) => {
			const { body } = await call(add, '/api/family/add', { json, token });
			return memberReply.parse(body).member._id;
		};
		await addOne({ name: 'Mahendra', relation: 'Father', isDeceased: true });
		const motherId = await addOne({ name: 'Pushpa', relation: 'Mother', clan: 'Hada' });
		await addOne({ name: 'Aditi', relation: 'Sister' });
		const { profile, family } = await loadBiodata(id, 'en', now);
		expect(profile).toMatchObject({ _id: id, fatherName: 'entered', motherClan: 'Hada' });
		expect(family).toMatchObject({
			father: { name: 'Mahendra', isDeceased: true },
			mother: { name: 'Pushpa', clan: 'Hada' },
			...{ brothers: 0, sisters: 1 },
		});
		await db.person.update({ where: { id: motherId }, data: { isVisible: false } });
		expect((await loadBiodata(id, 'en', now)).family.mother).toBeNull();
	});

	it('names everybody in the script of the page', async () => {
		const { id, token } = await makeLogin({ name: 'Aditi Rathore' });
		await call(add, '/api/family/add', { json: { name: 'Mahendra', relation: 'Father' }, token });
		const { profile, family } = await loadBiodata(id, 'hi', now);
		expect([profile.name, family.father?.name]).toEqual(['अदिति राठौड़', 'महेंद्र']);
	});

	it('writes known places and deities in the language asked for, and the others in its script', async () => {
		const spellings = ['जोधपुर', 'Jodhpur'].flatMap((district) => typedOptions({ district }));
		await db.$transaction((tx) => joinAddressOptions(tx, spellings));
		const { id } = await makeLogin({ district: 'जोधपुर', villageAddress: 'रामसर', location: null });
		const placesIn = async (language: 'hi' | 'en') => {
			const { district, villageAddress, location } = (await loadBiodata(id, language, now)).profile;
			return { district, villageAddress, location };
		};
		expect(await placesIn('en')).toEqual({ villageAddress: 'Ramsar', location: null, district: 'Jodhpur' });
		expect(await placesIn('hi')).toEqual({ villageAddress: 'रामसर', location: null, district: 'जोधपुर' });
	});

	it('is there for a member without data', async () => {
		const { id } = await makeLogin({ motherClan: null, isMarried: null });
		const { profile, family } = await loadBiodata(id, 'hi', now);
		expect(profile).toMatchObject({ district: null, isMarried: null });
		expect(family).toMatchObject({ father: null, mother: null, brothers: 0, sisters: 0 });
	});
});
