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

it('asks for changes alone, and names who has made the last', async () => {
	const changed = entry('member.update', 'Veer', '2026-11-22T05:00:00.000Z');
	answer([changed]);
	expect(await findLatestChange('member', 'm1')).toEqual({ who: 'Veer', when: changed.at });
	expect(callApi.mock.lastCall?.[1].query.isChange).toBe('true');
});

it('names nobody where the history knows of nobody', async () => {
	answer([]);
	expect(await findLatestChange('member', 'm1')).toEqual({ who: null, when: null });
});
