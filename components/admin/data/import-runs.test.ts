import { beforeEach, expect, it, vi } from 'vitest';
import { isOperationRunning } from '@/lib/client/leave-guard';
import { checkImport, closeImport, executeImport, importRuns, resetImport, watchImport } from './import-runs';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));
vi.mock('@/components/form/admin-session-end', () => ({ leaveWhenLoggedOut: () => false }));
vi.mock('../changes', () => ({ announceChange: () => {} }));
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});

const plan = (_id: string) => ({
	...{ _id, rows: [], ignored: [] },
	totals: { added: 2, changed: 0, unchanged: 0, refused: 0 },
});
const answered = (_id: string) => ({ ok: true, data: { message: 'ok', plan: plan(_id) } });
const file = new File(['name,email'], 'members.csv');
const state = () => importRuns.get().states.members;

beforeEach(async () => {
	resetImport('members');
	closeImport('members');
	callApi.mockReset();
	callApi.mockResolvedValueOnce(answered('seen'));
	await checkImport('members', file, 'failed');
});

it('carries out what was looked at, and leaves the message to the panel that is open', async () => {
	const leavePanel = watchImport('members');
	callApi.mockResolvedValueOnce(answered('done'));
	await executeImport('members', { failure: 'failed', mailLanguage: 'en' });
	expect(callApi.mock.calls[1]?.[1].body.get('plan')).toBe('seen');
	expect(callApi.mock.calls[1]?.[1].body.get('mailLanguage')).toBe('en');
	expect([state().kind, importRuns.get().unseen]).toEqual(['done', []]);
	leavePanel();
});

it('goes on when the panel is left, and keeps how it ended until that was shown', async () => {
	let answer: (reply: unknown) => void = () => {};
	callApi.mockReturnValueOnce(
		new Promise((resolve) => {
			answer = resolve;
		}),
	);
	const leavePanel = watchImport('members');
	const over = executeImport('members', { failure: 'failed', mailLanguage: 'en' });
	leavePanel();
	expect([state().kind, isOperationRunning()]).toEqual(['importing', true]);
	answer(answered('done'));
	await over;
	expect([state().kind, isOperationRunning(), importRuns.get().unseen]).toEqual(['done', false, ['members']]);
	watchImport('members')();
	expect([state().kind, importRuns.get().unseen]).toEqual(['done', []]);
});

it('shows again what would happen where somebody has changed a record since', async () => {
	callApi.mockResolvedValueOnce({ ok: false, status: 409, code: 'import.stale', message: 'changed' });
	callApi.mockResolvedValueOnce(answered('newer'));
	await executeImport('members', { failure: 'failed', mailLanguage: 'en' });
	expect(state()).toMatchObject({ kind: 'planned', isStale: true, plan: { _id: 'newer' } });
	expect(importRuns.get().unseen).toEqual(['members']);
});

it('says why it failed', async () => {
	callApi.mockResolvedValueOnce({ ok: false, status: 503, code: 'x', message: '' });
	await executeImport('members', { failure: 'not read in', mailLanguage: 'en' });
	expect(state()).toEqual({ kind: 'failed', message: 'not read in' });
});
