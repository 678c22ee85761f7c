import { expect, it, vi } from 'vitest';
import { findLatestChange } from './latest-change';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));

const entry = (action: string, name: string, at: string) => ({
	...{ _id: action + at, at, action, actor: { _id: name, name } },
	subject: { type: 'member', _id: 'm1', name: 'Ajay', path: null },
	sentence: '',
	changes: [],
});

function answer(entries: readonly object[]): void {
	const pagination = { page: 1, limit: 10, pages: 1, total: entries.length };
	callApi.mockResolvedValue({ ok: true, data: { entries, actors: [], pagination, isMore: false } });
}

it('names who has changed a record, not who has only looked at it since', async () => {
	const changed = entry('member.update', 'Veer', '2026-11-22T05:00:00.000Z');
	answer([entry('member.read', 'Ravi', '2026-11-22T06:00:00.000Z'), changed]);
	expect(await findLatestChange('member', 'm1')).toEqual({ who: 'Veer', when: changed.at });
});

it('names nobody where the history knows of nobody', async () => {
	answer([entry('member.read', 'Ravi', '2026-11-22T06:00:00.000Z')]);
	expect(await findLatestChange('member', 'm1')).toEqual({ who: null, when: null });
});
