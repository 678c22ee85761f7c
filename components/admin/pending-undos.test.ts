import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice } from './notice';
import { keepUndo, pendingUndos, undo } from './pending-undos';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));
vi.mock('@/components/form/admin-session-end', () => ({
	leaveWhenLoggedOut: ({ status }: { status: number }) => status === 401,
}));
const refreshWaiting = vi.hoisted(() => vi.fn());
vi.mock('./waiting', () => ({ refreshWaiting }));
const announceChange = vi.hoisted(() => vi.fn());
vi.mock('./changes', () => ({ announceChange }));

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	pendingUndos.set([]);
	callApi.mockImplementation(async (_path, { body }) => ({
		ok: true,
		data: { message: 'Undone', undone: body.decisions, failed: [] },
	}));
});

afterEach(() => {
	vi.useRealTimers();
});

const texts = () => pendingUndos.get().map(({ text }) => text);
const keep = (name: string, ms = 10_000) =>
	keepUndo({ decisions: [name], until: Date.now() + ms }, `${name} is deleted`);
const latest = () => {
	const [first] = pendingUndos.get();
	if (!first) throw new Error('nothing is kept');
	return first;
};

it('keeps every decision until its own time is over, the latest first', () => {
	keep('Asha');
	vi.advanceTimersByTime(4000);
	keep('Veer');
	expect(texts()).toEqual(['Veer is deleted', 'Asha is deleted']);
	vi.advanceTimersByTime(6000);
	expect(texts()).toEqual(['Veer is deleted']);
	vi.advanceTimersByTime(4000);
	expect(texts()).toEqual([]);
});

it('takes one after the other back, and tells the lists which', async () => {
	keep('Asha');
	keep('Veer');
	await undo(latest(), 'failed');
	expect([texts(), announceChange.mock.calls]).toEqual([['Asha is deleted'], [[['Veer']]]]);
	expect(notice.get()).toEqual({ tone: 'success', text: 'Undone' });
	await undo(latest(), 'failed');
	expect([texts(), announceChange.mock.calls[1]]).toEqual([[], [['Asha']]]);
});

it('asks once, however often it is pressed, and stays until the answer is there', async () => {
	keep('Asha');
	let answer: (reply: unknown) => void = () => {};
	callApi.mockReturnValue(
		new Promise((resolve) => {
			answer = resolve;
		}),
	);
	const kept = latest();
	const first = undo(kept, 'failed');
	await undo(kept, 'failed');
	vi.advanceTimersByTime(60_000);
	expect([callApi.mock.calls.length, latest().isBusy]).toEqual([1, true]);
	answer({ ok: false, status: 503, message: '' });
	await first;
	expect([texts(), notice.get()]).toEqual([[], { tone: 'error', text: 'failed' }]);
	expect(announceChange).not.toHaveBeenCalled();
});

it('takes many back by the hundred, and says why one was not', async () => {
	const decisions = Array.from({ length: 150 }, (_, at) => `${at}`);
	callApi.mockImplementationOnce(async () => ({
		ok: true,
		data: { message: 'Undone', undone: ['0'], failed: [{ _id: '1', message: 'Too late' }] },
	}));
	keepUndo({ decisions, until: Date.now() + 10_000 }, 'many');
	await undo(latest(), 'failed');
	expect(callApi.mock.calls.map(([, { body }]) => body.decisions.length)).toEqual([100, 50]);
	expect(notice.get()).toEqual({ tone: 'error', text: 'Too late' });
	expect(announceChange.mock.calls[0]?.[0]).toHaveLength(51);
});

it('tells nothing where the session is over', async () => {
	keep('Asha');
	notice.set(null);
	callApi.mockResolvedValue({ ok: false, status: 401, message: 'Log in' });
	await undo(latest(), 'failed');
	expect([notice.get(), announceChange.mock.calls]).toEqual([null, []]);
});

it('asks what waits once the last has held, so that mails leave also where no process waits for them', async () => {
	keep('Asha');
	keep('Veer', 12_000);
	keep('Meera', 14_000);
	await undo(latest(), 'failed');
	await vi.advanceTimersByTimeAsync(14_400);
	expect(refreshWaiting).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(refreshWaiting).toHaveBeenCalledOnce();
});

it('waits with that for a later decision', async () => {
	keep('Asha');
	await vi.advanceTimersByTimeAsync(11_000);
	keep('Veer');
	await vi.advanceTimersByTimeAsync(12_400);
	expect(refreshWaiting).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(refreshWaiting).toHaveBeenCalledOnce();
});
