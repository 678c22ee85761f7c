import { describe, expect, it } from 'vitest';
import type { BiodataChoice, Known } from '@/lib/features/matching/biodata/schema';
import { composeSheet } from './sheet';

const both = (hi: string, en: string) => ({ hi, en });

const known: Known = {
	...{ name: both('विक्रम सिंह', 'Vikram Singh'), photo: '/api/media/x/480' },
	...{ title: both('बायोडाटा', 'Biodata'), invocation: both('श्री', 'Shri') },
	parts: [
		{
			part: 'personal',
			title: both('परिचय', 'Personal'),
			rows: [
				{ field: 'age', label: both('आयु', 'Age'), value: both('29 वर्ष', '29 years') },
				{ field: 'height', label: both('कद', 'Height'), value: both('168 सेमी', '168 cm') },
			],
		},
		{
			part: 'lineage',
			title: both('कुल', 'Lineage'),
			rows: [{ field: 'clan', label: both('वंश', 'Clan'), value: both('राठौड़', 'Rathore') }],
		},
		{
			part: 'contact',
			title: both('संपर्क', 'Contact'),
			rows: [{ field: 'email', label: both('ईमेल', 'Email'), value: both('a@b.example', 'a@b.example') }],
		},
	],
};

const choose = (more: Partial<BiodataChoice>): BiodataChoice => ({
	...{ layout: 'traditional', language: 'en', fields: [] },
	...more,
});

describe('a sheet', () => {
	it('has nothing but the name where nothing is chosen', () => {
		const sheet = composeSheet(known, choose({}));
		expect(sheet).toMatchObject({ name: ['Vikram Singh'], lines: [], parts: [], hasPhoto: false });
		expect(JSON.stringify(sheet)).not.toMatch(/Rathore|29|168|example/);
	});

	it('has the rows that are chosen, without empty parts', () => {
		const sheet = composeSheet(known, choose({ fields: ['photo', 'height', 'clan'] }));
		expect(sheet.parts.map(({ part, rows }) => [part, rows.map(({ value }) => value)])).toEqual([
			['personal', [['168 cm']]],
			['lineage', [['Rathore']]],
		]);
		expect(sheet.lines).toEqual([['Rathore']]);
		expect(sheet.hasPhoto).toBe(true);
	});

	it('has both languages beside each other, and once what is the same in both', () => {
		const { languages, name, parts } = composeSheet(
			known,
			choose({ language: 'both', fields: ['age', 'email'] }),
		);
		expect([languages, name]).toEqual([
			['hi', 'en'],
			['विक्रम सिंह', 'Vikram Singh'],
		]);
		expect(parts.flatMap(({ rows }) => rows.map(({ value }) => value))).toEqual([
			['29 वर्ष', '29 years'],
			['a@b.example'],
		]);
	});

	it('has no photo where the member has none', () => {
		expect(composeSheet({ ...known, photo: null }, choose({ fields: ['photo'] })).hasPhoto).toBe(false);
	});
});
