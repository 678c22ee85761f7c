import { beforeEach, expect, it, vi } from 'vitest';
import { stubTabStorage } from '@/tests/support/tab-storage';
import { findFile, forgetAllFiles, forgetFile, forgetOldFiles, keepFile } from './kept-file';

const database = vi.hoisted(() => ({ values: new Map<string, unknown>(), isRefusing: false }));
vi.mock('idb-keyval', () => {
	const use = async <T>(work: () => T): Promise<T> => {
		if (database.isRefusing) throw new Error('no database');
		return work();
	};
	return {
		get: (id: string) => use(() => database.values.get(id)),
		set: (id: string, value: unknown) => use(() => void database.values.set(id, value)),
		del: (id: string) => use(() => void database.values.delete(id)),
		entries: () => use(() => [...database.values]),
	};
});

let tab: Map<string, string>;

beforeEach(() => {
	tab = stubTabStorage();
	database.values.clear();
	database.isRefusing = false;
});

const photo = new File(['jpeg'], 'asha.jpg', { type: 'image/jpeg' });
const dayMs = 24 * 60 * 60 * 1000;

it('finds the file that was kept last, and forgets it', async () => {
	expect(await findFile('draft')).toBeNull();
	await keepFile('draft', new File(['png'], 'old.png'));
	await keepFile('draft', photo);
	expect(await findFile('draft')).toBe(photo);
	await forgetFile('draft');
	expect(await findFile('draft')).toBeNull();
	expect([tab.size, database.values.size]).toEqual([0, 0]);
});

it('is of the tab in which it was chosen', async () => {
	await keepFile('draft', photo);
	stubTabStorage();
	expect(await findFile('draft')).toBeNull();
});

it('leaves nothing of any tab at logout, and what is not its own', async () => {
	database.values.set('other', { keptAt: 0 });
	await keepFile('draft', photo);
	stubTabStorage();
	await keepFile('draft', photo);
	await forgetAllFiles();
	expect([...database.values.keys()]).toEqual(['other']);
});

it('does not outlast a day in a tab that was closed', async () => {
	await keepFile('draft', photo, 0);
	stubTabStorage();
	await forgetOldFiles(dayMs);
	expect(database.values.size).toBe(1);
	await forgetOldFiles(dayMs + 1);
	expect(database.values.size).toBe(0);
});

it('does without a database', async () => {
	database.isRefusing = true;
	await keepFile('draft', photo);
	expect(await findFile('draft')).toBeNull();
	await forgetFile('draft');
	await forgetOldFiles();
	await forgetAllFiles();
});
