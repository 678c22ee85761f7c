import { expect, it, vi } from 'vitest';
import type { ApiFailure, ApiResult } from '@/lib/client/api';
import { getForm } from './form-of';
import { type Changes, saveVersioned } from './versioned-save';

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
const texts = { loadFailed: 'Not loaded.', kept: 'Kept.' };

/** A store that another tab writes to as well. */
function storeWith(stored: Blog) {
	const send = vi.fn(async (changes: Changes, version: number | null): Promise<ApiResult<Saved>> => {
		if (version !== stored.version) return stale;
		Object.assign(stored, changes, { version: stored.version + 1 });
		return { ok: true, data: { message: 'Saved.', blog: { ...stored } } };
	});
	const readNewest = async () => ({
		record: { ...stored },
		reply: (message: string) => ({ message, blog: { ...stored } }),
	});
	const compare = (changes: Changes, base: Blog, newest: Blog) =>
		(['title', 'author'] as const)
			.filter((key) => key in changes)
			.map((key) => ({
				key,
				label: key,
				base: base[key],
				mine: String(changes[key]),
				theirs: newest[key],
			}));
	return { send, readNewest, compare };
}

const never = vi.fn(async () => null);

it('sends the changed fields with the version that the form was opened with', async () => {
	const store = storeWith({ ...opened });
	const changes = { title: 'Old forts' };
	expect(await saveVersioned({ opened, changes, ...store }, never, texts)).toMatchObject({ ok: true });
	expect(store.send.mock.calls).toEqual([[changes, 3]]);
	expect(never).not.toHaveBeenCalled();
});

it('merges what was changed elsewhere in other fields without a question', async () => {
	const store = storeWith({ version: 5, title: 'Forts', author: 'Veer' });
	const answer = await saveVersioned({ opened, changes: { title: 'Old forts' }, ...store }, never, texts);
	expect(answer).toEqual({
		ok: true,
		data: { message: 'Saved.', blog: { version: 6, title: 'Old forts', author: 'Veer' } },
	});
	expect(never).not.toHaveBeenCalled();
});

it('asks about a field that both have changed, and saves what was chosen', async () => {
	const stored = { version: 4, title: 'New forts', author: 'Veer' };
	const store = storeWith({ ...stored });
	const ask = vi.fn(async () => new Set<string>());
	const changes = { title: 'Old forts', author: 'Meera' };
	const both = await saveVersioned({ opened, changes, ...store }, ask, texts);
	expect(ask.mock.calls).toMatchObject([[[{ key: 'title' }, { key: 'author' }]]]);
	expect(both).toMatchObject({ data: { blog: { title: 'Old forts', author: 'Meera' } } });

	const b = storeWith({ ...stored });
	const a = await saveVersioned({ opened, changes, ...b }, async () => new Set(['title']), texts);
	expect(a).toMatchObject({ data: { blog: { title: 'New forts', author: 'Meera', version: 5 } } });
	expect(b.send.mock.lastCall).toEqual([{ author: 'Meera' }, 4]);
});

it('sends nothing more when only stored values are kept', async () => {
	const store = storeWith({ version: 4, title: 'New forts', author: 'Asha' });
	const saving = { opened, changes: { title: 'Old forts' }, ...store };
	const answer = await saveVersioned(saving, async () => new Set(['title']), texts);
	expect(answer).toEqual({
		ok: true,
		data: { blog: { version: 4, title: 'New forts', author: 'Asha' }, message: 'Kept.' },
	});
	expect(store.send).toHaveBeenCalledOnce();
});

it('leaves everything as it is when nothing was chosen', async () => {
	const store = storeWith({ version: 4, title: 'New forts', author: 'Asha' });
	expect(await saveVersioned({ opened, changes: { title: 'Old forts' }, ...store }, never, texts)).toBeNull();
	expect(store.send).toHaveBeenCalledOnce();
});

it('asks again when the record changes while the question is open', async () => {
	const stored = { version: 4, title: 'New forts', author: 'Asha' };
	const store = storeWith(stored);
	const asked: string[] = [];
	const ask: Parameters<typeof saveVersioned<Blog, Saved>>[1] = async ([field]) => {
		asked.push(field?.theirs ?? '');
		if (asked.length === 1) Object.assign(stored, { version: 5, title: 'Newest forts' });
		return new Set();
	};
	const answer = await saveVersioned({ opened, changes: { title: 'Old forts' }, ...store }, ask, texts);
	expect(asked).toEqual(['New forts', 'Newest forts']);
	expect(answer).toMatchObject({ data: { blog: { title: 'Old forts', version: 6 } } });
});

it.each([
	['cannot be read', null],
	['is still the same', { record: opened, reply: (message: string) => ({ message, blog: opened }) }],
])('says so when the newest version %s', async (_, newest) => {
	const store = storeWith({ ...opened, version: 4 });
	const saving = { opened, changes: {}, ...store, readNewest: async () => newest };
	expect(await saveVersioned(saving, never, texts)).toEqual({ ...stale, message: 'Not loaded.' });
});

it('leaves other refusals to the form', async () => {
	const refused: ApiFailure = { ...stale, status: 400, code: 'input.invalid' };
	const saving = { opened, changes: {}, ...storeWith({ ...opened }), send: async () => refused };
	expect(await saveVersioned(saving, never, texts)).toBe(refused);
});

it('writes a form without what is null or undefined, and with empty texts', () => {
	const photo = new File(['x'], 'me.png');
	const form = getForm({ photo, name: '', isMarried: true, version: 3, sakh: null, clan: undefined });
	expect(Object.fromEntries(form)).toEqual({ photo, name: '', isMarried: 'true', version: '3' });
});
