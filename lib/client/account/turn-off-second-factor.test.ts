import { expect, it } from 'vitest';
import type { ApiFailure } from '@/lib/client/api';
import { logInWithoutSecondFactor } from './turn-off-second-factor';

const failure = (status: number, code: string): ApiFailure => ({
	ok: false,
	status,
	code,
	message: code,
	errors: [],
});
const tooMany = failure(429, 'limit.exceeded');

it('logs in on the second try, where it is off since the first', async () => {
	const turnedOff = [{ ok: true } as const, failure(409, 'secondFactor.off')];
	const logins = [tooMany, null];
	const press = () =>
		logInWithoutSecondFactor(
			async () => turnedOff.shift() ?? tooMany,
			async () => logins.shift() ?? null,
		);
	expect(await press()).toEqual(tooMany);
	expect(await press()).toBeNull();
	expect(logins).toEqual([]);
});

it('does not log in while it cannot be turned off', async () => {
	const refused = failure(400, 'reset.wrongOtp');
	let logins = 0;
	const logIn = async () => {
		logins += 1;
		return null;
	};
	expect(await logInWithoutSecondFactor(async () => refused, logIn)).toEqual(refused);
	expect(logins).toBe(0);
});
