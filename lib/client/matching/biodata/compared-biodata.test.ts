import { expect, it } from 'vitest';
import { conflictingFields } from '@/lib/client/form/stale';
import type { BiodataBody } from '@/lib/features/matching/biodata/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import { compareBiodatas, findChanges } from './compared-biodata';
import type { Known } from './replies';

const row = (field: 'clan' | 'gotra', hi: string, en: string) => ({
	...{ field, label: { hi, en }, value: { hi: 'x', en: 'x' } },
});

const known: Known = {
	...{ name: { hi: 'राम', en: 'Ram' }, photo: null },
	...{ title: { hi: '', en: '' }, invocation: { hi: '', en: '' } },
	parts: [
		{
			...{ part: 'lineage', title: { hi: '', en: '' } },
			rows: [row('clan', 'कुल', 'Clan'), row('gotra', 'गोत्र', 'Gotra')],
		},
	],
};

const opened: BiodataBody = { title: 'Mine', layout: 'modern', language: 'en', fields: ['photo', 'clan'] };
const words = { messages: getMessages('en').biodata, known, language: 'en' } as const;

it('sends what differs from the biodata that the form was opened with', () => {
	expect(findChanges({ ...opened, title: 'New', fields: ['clan'] }, opened)).toEqual({
		...{ title: 'New', fields: ['clan'] },
	});
	expect(findChanges(opened, { ...opened })).toEqual({});
});

it('asks about what both have changed, in words, and about nothing else', () => {
	const changes = findChanges({ ...opened, fields: ['photo'], layout: 'compact' }, opened);
	const newest: BiodataBody = { ...opened, title: 'Theirs', fields: ['photo', 'clan', 'gotra'] };
	expect(conflictingFields(compareBiodatas(changes, opened, newest, words))).toEqual([
		{
			...{ key: 'fields', label: words.messages.form.fields },
			...{ base: 'Photo, Clan', mine: 'Photo', theirs: 'Photo, Clan, Gotra' },
		},
	]);
});
