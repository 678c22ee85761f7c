import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure, ApiResult } from '@/lib/client/api';
import {
	type Changes,
	type Comparison,
	type Conflict,
	type Decision,
	findChanges,
	findConflicts,
	saveVersioned,
} from './conflict';

interface Blog {
	version: number;
	title: string;
	author: string;
}

interface Saved {
	message: string;
	blog: Blog;
}

const opened: Blog = { version: 3, title: 'Forts', author: 'Asha' };
const stale: ApiFailure = { ok: false, status: 409, code: 'record.stale', message: 'Changed.', errors: [] };
const loadFailed = 'Not loaded.';
const comparison: Comparison<Blog> = {
	labels: { title: 'Title', author: 'Author' },
	shownIn: (blog, field) => String(blog[field]),
};

/** A store that another tab writes to as well. */
function storeWith(stored: Blog) {
	const send = vi.fn(async (changes: Changes, { version }: Blog): Promise<ApiResult<Saved>> => {
		if (version !== stored.version) return stale;
		Object.assign(stored, changes, { version: stored.version + 1 });
		return { ok: true, data: { message: 'Saved.', blog: { ...stored } } };
	});
	const loadNewest = async () => ({
		record: { ...stored },
		keep: () => ({ message: 'Kept.', blog: { ...stored } }),
	});
	return { send, loadNewest, valuesOf: (blog: Blog) => blog, comparison };
}

const decideNothing = vi.fn(async () => null);

describe('saveVersioned', () => {
	it('sends the changed fields with the version that the form was opened with', async () => {
		const store = storeWith({ ...opened });
		const changes = { title: 'Old forts' };
		const response = await saveVersioned({ opened, changes, ...store }, decideNothing, loadFailed);
		expect(response).toMatchObject({ ok: true });
		expect(store.send.mock.calls).toEqual([[changes, opened]]);
		expect(decideNothing).not.toHaveBeenCalled();
	});

	it('merges what was changed elsewhere in other fields without a question', async () => {
		const store = storeWith({ version: 5, title: 'Forts', author: 'Veer' });
		const saving = { opened, changes: { title: 'Old forts' }, ...store };
		expect(await saveVersioned(saving, decideNothing, loadFailed)).toEqual({
			ok: true,
			data: { message: 'Saved.', blog: { version: 6, title: 'Old forts', author: 'Veer' } },
		});
		expect(decideNothing).not.toHaveBeenCalled();
	});

	it('asks about a field that both have changed, and saves what was chosen', async () => {
		const stored = { version: 4, title: 'New forts', author: 'Veer' };
		const store = storeWith({ ...stored });
		const ask = vi.fn(async (): Promise<Decision> => new Set());
		const changes = { title: 'Old forts', author: 'Meera' };
		const both = await saveVersioned({ opened, changes, ...store }, ask, loadFailed);
		expect(ask.mock.calls).toMatchObject([[[{ field: 'title' }, { field: 'author' }]]]);
		expect(both).toMatchObject({ data: { blog: { title: 'Old forts', author: 'Meera' } } });

		const b = storeWith({ ...stored });
		const a = await saveVersioned({ opened, changes, ...b }, async () => new Set(['title']), loadFailed);
		expect(a).toMatchObject({ data: { blog: { title: 'New forts', author: 'Meera', version: 5 } } });
		expect(b.send.mock.lastCall).toEqual([{ author: 'Meera' }, stored]);
	});

	it('drops with a field all that is decided together with it', async () => {
		const store = storeWith({ version: 4, title: 'New forts', author: 'Asha' });
		const together = { ...comparison, parts: { title: ['title', 'author'] } };
		const changes = { title: 'Old forts', author: 'Meera' };
		const saving = { opened, changes, ...store, comparison: together };
		await saveVersioned(saving, async () => new Set(['title']), loadFailed);
		expect(store.send).toHaveBeenCalledOnce();
	});

	it('sends nothing more when only stored values are kept', async () => {
		const store = storeWith({ version: 4, title: 'New forts', author: 'Asha' });
		const saving = { opened, changes: { title: 'Old forts' }, ...store };
		expect(await saveVersioned(saving, async () => new Set(['title']), loadFailed)).toEqual({
			ok: true,
			data: { blog: { version: 4, title: 'New forts', author: 'Asha' }, message: 'Kept.' },
		});
		expect(store.send).toHaveBeenCalledOnce();
	});

	it('leaves everything as it is when nothing was decided', async () => {
		const store = storeWith({ version: 4, title: 'New forts', author: 'Asha' });
		const saving = { opened, changes: { title: 'Old forts' }, ...store };
		expect(await saveVersioned(saving, decideNothing, loadFailed)).toBeNull();
		expect(store.send).toHaveBeenCalledOnce();
	});

	it('asks again when the record changes while the question is open', async () => {
		const stored = { version: 4, title: 'New forts', author: 'Asha' };
		const store = storeWith(stored);
		const shown: string[] = [];
		const ask = async ([conflict]: readonly Conflict[]): Promise<Decision> => {
			shown.push(conflict?.theirs ?? '');
			if (shown.length === 1) Object.assign(stored, { version: 5, title: 'Newest forts' });
			return new Set();
		};
		const saving = { opened, changes: { title: 'Old forts' }, ...store };
		const response = await saveVersioned(saving, ask, loadFailed);
		expect(shown).toEqual(['New forts', 'Newest forts']);
		expect(response).toMatchObject({ data: { blog: { title: 'Old forts', version: 6 } } });
	});

	it('asks about each changed field of a draft that was begun with an earlier version', async () => {
		const store = storeWith({ version: 4, title: 'Forts', author: 'Asha' });
		const ask = vi.fn(async (): Promise<Decision> => new Set());
		const saving = { opened, changes: { title: 'Old forts' }, isBaseKnown: false, ...store };
		await saveVersioned(saving, ask, loadFailed);
		expect(ask.mock.calls).toMatchObject([[[{ field: 'title', theirs: 'Forts' }]]]);
	});

	it.each([
		['cannot be read', null],
		['is still the same', { record: opened, keep: () => null }],
	])('says so when the newest version %s', async (_, newest) => {
		const store = storeWith({ ...opened, version: 4 });
		const saving = { opened, changes: {}, ...store, loadNewest: async () => newest };
		expect(await saveVersioned(saving, decideNothing, loadFailed)).toEqual({
			...stale,
			message: 'Not loaded.',
		});
	});

	it('leaves other refusals to the form', async () => {
		const refused: ApiFailure = { ...stale, status: 400, code: 'input.invalid' };
		const saving = { opened, changes: {}, ...storeWith({ ...opened }), send: async () => refused };
		expect(await saveVersioned(saving, decideNothing, loadFailed)).toBe(refused);
	});
});

describe('findConflicts', () => {
	const base = opened;
	const find = (changes: Changes, theirs: Partial<Blog>, from: Blog | null = base) =>
		findConflicts(changes, { base: from, theirs: { ...base, ...theirs } }, comparison);

	it('finds a conflict only where both have changed a field, to different values', () => {
		expect(find({ title: 'Old forts' }, { author: 'Veer' })).toEqual([]);
		expect(find({ title: 'Old forts' }, { title: 'Old forts' })).toEqual([]);
		expect(find({ title: 'Old forts', author: 'Meera' }, { title: 'New forts' })).toEqual([
			{ field: 'title', label: 'Title', mine: 'Old forts', theirs: 'New forts', isPicture: false },
		]);
	});

	it('takes blanks around a text and kinds of line breaks for no difference', () => {
		expect(find({ title: ' Udaipur\r\nFort ' }, { title: 'Udaipur\nFort' })).toEqual([]);
		expect(find({ title: 'Old forts' }, { title: 'Forts ' })).toEqual([]);
	});

	it('counts each change as one of both where the beginning is not known', () => {
		expect(find({ title: 'Old forts' }, {}, null)).toHaveLength(1);
	});

	it('asks nothing about a field without a label', () => {
		expect(find({ password: 'neem leaf' }, {}, null)).toEqual([]);
	});
});

it('findChanges finds what differs from what the form was opened with', () => {
	const saved = { title: 'Mine', fields: ['photo', 'clan'], age: null };
	expect(findChanges({ title: 'New', fields: ['clan'], age: null }, saved)).toEqual({
		title: 'New',
		fields: ['clan'],
	});
	expect(findChanges(structuredClone(saved), saved)).toEqual({});
});
