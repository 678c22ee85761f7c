import { expect, it } from 'vitest';
import { findChanges, findConflicts } from '@/lib/client/form/conflict';
import type { BiodataBody } from '@/lib/features/matching/biodata/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import { biodataComparison } from './compared-biodata';
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
const messages = getMessages('en').biodata;

it('asks about what both have changed, in words, and about nothing else', () => {
	const changes = findChanges({ ...opened, fields: ['photo'], layout: 'compact' }, opened);
	const newest: BiodataBody = { ...opened, title: 'Theirs', fields: ['photo', 'clan', 'gotra'] };
	const comparison = biodataComparison(messages, known, 'en');
	expect(findConflicts(changes, { base: opened, theirs: newest }, comparison)).toMatchObject([
		{ field: 'fields', label: messages.form.fields, mine: 'Photo', theirs: 'Photo, Clan, Gotra' },
	]);
});
