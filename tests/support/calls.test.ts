import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { DomainError, type ErrorCode } from '@/lib/core/errors';
import { route } from '@/lib/platform/http/route';
import { call } from './calls';

const refuse = (code: ErrorCode, errors?: readonly ErrorCode[]) =>
	route({
		access: 'everyone',
		reply: z.object({}),
		...(errors && { errors }),
		handler: async () => {
			throw new DomainError(code);
		},
	});

beforeEach(() => {
	vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none');
	vi.stubEnv('AUTH_SECRET', 'a secret that only tests know, 32+');
});

describe('a call of a test', () => {
	it('fails when the route neither declares nor implies the code of the refusal', async () => {
		await expect(call(refuse('blog.fieldsRequired'), '/api/blogs')).rejects.toThrow(
			'GET /api/blogs is refused with blog.fieldsRequired, which it does not declare',
		);
		await expect(call(refuse('email.taken', ['blog.fieldsRequired']), '/api/blogs')).rejects.toThrow(
			'email.taken',
		);
	});

	it('returns a refusal that the route declares', async () => {
		const { status, body } = await call(refuse('blog.fieldsRequired', ['blog.fieldsRequired']), '/api/blogs');
		expect([status, body.code]).toEqual([400, 'blog.fieldsRequired']);
	});

	it('returns a refusal that the shape of the route implies, by its method', async () => {
		const stale = refuse('record.stale');
		expect((await call(stale, '/api/blogs', { method: 'DELETE' })).body.code).toBe('record.stale');
		await expect(call(stale, '/api/blogs')).rejects.toThrow('record.stale');
	});
});
