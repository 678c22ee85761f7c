import { expect, it } from 'vitest';
import { importLimit, importLookLimit } from '@/lib/features/family/constants';
import { consume } from '@/lib/platform/limits/limits';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { POST } from './route';

process.env.RATE_LIMIT_FACTOR = '1';
provideDatabase();

async function send(token: string, dryRun: boolean) {
	const form = new FormData();
	form.set('file', new File(['0 HEAD\n0 @I1@ INDI\n1 NAME Ram Singh\n0 TRLR'], 'family.ged'));
	form.set('dryRun', String(dryRun));
	const { status, body } = await call(POST, '/api/family/import', { token, form });
	return [status, body.code];
}

it.each([
	['looks at files', importLookLimit, true, 200],
	['files read in', importLimit, false, 201],
] as const)('counts %s of each member by themselves', async (_title, limit, dryRun, ok) => {
	const [{ id, token }, other] = [await makeLogin(), await makeLogin()];
	expect(await send(token, dryRun)).toEqual([ok, undefined]);
	for (let calls = 2; calls < limit.points; calls += 1) await consume(limit, id);
	expect(await send(token, dryRun)).toEqual([ok, undefined]);
	expect(await send(token, dryRun)).toEqual([429, 'limit.exceeded']);
	expect((await send(token, !dryRun))[0]).not.toBe(429);
	expect(await send(other.token, dryRun)).toEqual([ok, undefined]);
});
