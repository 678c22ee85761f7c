import { beforeEach, expect, it, vi } from 'vitest';
import { PATCH as approveBlog } from '@/app/api/blogs/[id]/approve/route';
import { PUT as changeBlog, DELETE as deleteBlog, GET as readBlog } from '@/app/api/blogs/[id]/route';
import { POST as logout } from '@/app/api/users/logout/route';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import type { RouteHandler } from '@/lib/platform/http/route';
import { log } from '@/lib/platform/log/log';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeBlog } from '@/tests/support/records';

const revalidatePath = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ revalidatePath }));

vi.stubEnv('VERCEL', '1');
vi.stubEnv('S3_BUCKET', 'pictures');
vi.stubEnv('S3_REGION', 'us-east-1');
vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
provideDatabase();
holdAfterResponse();

type Login = Awaited<ReturnType<typeof makeLogin>>;

let head: Login;
let meera: Login;
let veer: Login;
let blog: string;
beforeEach(async () => {
	vi.stubEnv('VERCEL', '1');
	await emptyTables();
	head = await makeLogin({ isAdmin: true });
	meera = await makeLogin();
	veer = await makeLogin();
	blog = await writeBlog(meera.id, { status: 'approved', approvedAt: new Date() });
	// This process looks, and knows of all that.
	await leave(await makeLogin());
	revalidatePath.mockClear();
});

const on = (handler: RouteHandler, method: string, { token }: Login, options: CallOptions = {}) =>
	call(handler, `/api/blogs/${blog}`, { method, token, params: { id: blog }, ...options });
const leave = ({ token }: Login) => call(logout, '/api/users/logout', { method: 'POST', token });

it.each([
	['a story is deleted', () => on(deleteBlog, 'DELETE', head)],
	['its author changes it', () => on(changeBlog, 'PUT', meera, { json: { title: 'Lakes' } })],
])('every page is rendered again before it is known that %s', async (_name, write) => {
	expect((await write()).status).toBe(200);
	expect(revalidatePath.mock.calls).toEqual([['/', 'layout']]);
	await leave(meera);
	expect(revalidatePath).toHaveBeenCalledOnce();
});

it('what has changed outside of any call is seen by the next that writes', async () => {
	await db.blog.updateMany({ data: { title: 'Lakes' } });
	await leave(meera);
	expect(revalidatePath).toHaveBeenCalledOnce();
});

it('pages stay when nothing has changed that they show, when a call is refused, and when it reads', async () => {
	expect((await leave(meera)).status).toBe(200);
	await db.blog.updateMany({ data: { title: 'Lakes' } });
	expect((await on(approveBlog, 'PATCH', head)).status).toBe(409);
	expect((await on(deleteBlog, 'DELETE', veer)).status).toBe(403);
	expect((await on(readBlog, 'GET', head)).status).toBe(200);
	expect(revalidatePath).not.toHaveBeenCalled();
});

it('elsewhere nobody looks', async () => {
	vi.stubEnv('VERCEL', undefined);
	const query = vi.spyOn(pool, 'query');
	expect((await on(deleteBlog, 'DELETE', head)).status).toBe(200);
	expect(query.mock.calls.filter(([text]) => String(text).includes('PublicChange'))).toEqual([]);
	expect(revalidatePath).not.toHaveBeenCalled();
	query.mockRestore();
});

it('a look that fails fails no call, is logged, and is made up for by the next', async () => {
	const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
	revalidatePath.mockImplementationOnce(() => {
		throw new Error('nobody keeps pages here');
	});
	expect((await on(deleteBlog, 'DELETE', head)).status).toBe(200);
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		{ err: expect.objectContaining({ message: 'nobody keeps pages here' }) },
		'kept pages may be out of date for a minute',
	);
	await leave(meera);
	expect(revalidatePath).toHaveBeenCalledTimes(2);
	warn.mockRestore();
});
