import { describe, expect, it } from 'vitest';
import { callOf, reasonOf } from './deeds';

const story = { id: 's', kind: 'story', version: 3 } as const;
const picture = { id: 'p', kind: 'picture', version: 0 } as const;
const reject = { kind: 'reject', reason: '' } as const;

it.each([
	[story, { kind: 'approve' }, '/api/blogs/s/approve', 'PATCH', { version: 3 }],
	[story, reject, '/api/blogs/s/reject', 'PATCH', { reason: '', version: 3 }],
	[story, { kind: 'delete' }, '/api/blogs/s', 'DELETE', {}],
	[picture, { kind: 'approve' }, '/api/gallery/p/approve', 'PATCH', { version: 0 }],
	[picture, reject, '/api/gallery/p', 'DELETE', { reason: '', version: 0 }],
	[picture, { kind: 'delete' }, '/api/gallery/p', 'DELETE', {}],
] as const)('calls for %o to be done: %o', (submission, deed, path, method, body) => {
	expect(callOf(submission, deed)).toEqual({ path, method, body });
	expect(callOf(submission, deed, 'b').body).toEqual({ ...body, batch: 'b' });
});

it('names no version where none was told', () => {
	expect(callOf({ ...story, version: null }, { kind: 'approve' }).body).toEqual({});
});

describe('why something was not done', () => {
	const failure = { ok: false, status: 409, code: 'record.stale', message: 'Changed.', errors: [] } as const;

	it('is what the server says, or else that it failed', () => {
		expect(reasonOf({ ...failure, errors: [] }, 'Failed.')).toBe('Changed.');
		expect(reasonOf({ ...failure, errors: [], message: '' }, 'Failed.')).toBe('Failed.');
		const unexpected = { ...failure, errors: [], code: 'server.unexpected', message: 'Something.' };
		expect(reasonOf(unexpected, 'Failed.')).toBe('Failed.');
	});
});
