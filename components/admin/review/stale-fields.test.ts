import { expect, it } from 'vitest';
import { overwritten, staleFieldsOf } from './stale-fields';

const shown = (field: string, value: string) =>
	field === 'featured' ? (value === 'true' ? 'Featured' : 'Standard') : value;
const labels = { title: 'Title', featured: 'Featured Image' };

function typed(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

it('shows what was typed beside what the newer version says, in words', () => {
	const base = { title: 'Fort', featured: '' };
	const theirs = { title: 'The fort', featured: 'true' };
	expect(staleFieldsOf({ sent: typed({ title: 'A fort' }), base, theirs, labels, shown })).toEqual([
		{ key: 'title', label: 'Title', mine: 'A fort', theirs: 'The fort', base: 'Fort' },
		{ key: 'featured', label: 'Featured Image', mine: 'Standard', theirs: 'Featured', base: 'Standard' },
	]);
});

it('puts theirs where theirs was chosen, and leaves the rest as it was typed', () => {
	const file = new File(['x'], 'fort.jpg');
	const sent = typed({ title: 'A fort', featured: 'true' });
	sent.set('image', file);
	const theirs = { title: 'The fort', featured: '' };
	const merged = overwritten(sent, { title: 'A fort', featured: 'Standard' }, theirs, shown);
	expect([merged.get('title'), merged.has('featured'), merged.get('image')]).toEqual(['A fort', false, file]);
	expect(overwritten(sent, { title: 'The fort' }, theirs, shown).get('title')).toBe('The fort');
	expect(sent.get('featured')).toBe('true');
});
