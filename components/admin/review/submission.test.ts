import { describe, expect, it, vi } from 'vitest';
import { execute, getReason, submitted } from './submission';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ callApi }));

const blog = { _id: 's', kind: 'story', version: 3 } as const;
const picture = { _id: 'p', kind: 'picture', version: 0 } as const;
const reject = { kind: 'reject', reason: '' } as const;

it.each([
	[blog, { kind: 'approve' }, 'PATCH /api/blogs/[id]/approve', { version: 3 }],
	[blog, reject, 'PATCH /api/blogs/[id]/reject', { reason: '', version: 3 }],
	[blog, { kind: 'delete' }, 'DELETE /api/blogs/[id]', {}],
	[picture, { kind: 'approve' }, 'PATCH /api/gallery/[id]/approve', { version: 0 }],
	[picture, reject, 'DELETE /api/gallery/[id]', { reason: '', version: 0 }],
	[picture, { kind: 'delete' }, 'DELETE /api/gallery/[id]', {}],
] as const)('calls for %o to be done: %o', (submission, action, route, body) => {
	const params = { id: submission._id };
	void execute(submission, action);
	expect(callApi).toHaveBeenLastCalledWith(route, { params, body });
	void execute(submission, action, 'b');
	expect(callApi).toHaveBeenLastCalledWith(route, { params, body: { ...body, batch: 'b' } });
});

it('names no version where none was given', () => {
	void execute({ _id: 's', kind: 'story' }, { kind: 'approve' });
	expect(callApi).toHaveBeenLastCalledWith(expect.anything(), { params: { id: 's' }, body: {} });
});

describe('why something was not done', () => {
	const failure = { ok: false, status: 409, code: 'record.stale', message: 'Changed.', errors: [] } as const;

	it('repeats the reason of the server, and without one says that it failed', () => {
		expect(getReason({ ...failure, errors: [] }, 'Failed.')).toBe('Changed.');
		expect(getReason({ ...failure, errors: [], message: '' }, 'Failed.')).toBe('Failed.');
		const unexpected = { ...failure, errors: [], code: 'server.unexpected', message: 'Something.' };
		expect(getReason(unexpected, 'Failed.')).toBe('Failed.');
	});
});

it('shows an unknown status as pending [blogs.unknownStatus]', () => {
	const getStatus = (status: unknown) => submitted('story', { status } as { status: 'pending' }).status;
	expect(['lost', undefined, 7].map(getStatus)).toEqual(['pending', 'pending', 'pending']);
	expect(['pending', 'approved', 'rejected'].map(getStatus)).toEqual(['pending', 'approved', 'rejected']);
});
