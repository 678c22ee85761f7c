import * as z from 'zod';
import { notMePath } from '@/lib/features/account/not-me';
import { keepCode } from '@/lib/features/account/password-reset';
import { startSetup } from '@/lib/features/account/second-factor';
import { demoEmails } from '@/lib/features/demo/accounts';
import { db } from '@/lib/platform/db/client';
import { sameMachineHeader } from '@/lib/platform/http/socket-address';
import { makeAccount, makeLogin, testPassword } from '../accounts';
import { addRelative } from '../relatives';
import { totpCode, turnOnSecondFactor } from '../second-factor';
import { makeMuch } from './much';
import { type Budgets, by, newEmail, newPassword, newPlaces, on, type Scene, withPicture } from './scene';

const newLogin = () => ({ email: newEmail(), password: newPassword });

/** With the token and the cookie that next-auth wants to see. */
async function signing({ before }: Scene, word: string, fields: Record<string, string>, cookie = '') {
	const { body, headers } = await before('GET auth/[...nextauth]', { params: { nextauth: ['csrf'] } });
	const own = headers.getSetCookie().map((each) => each.split(';')[0]);
	return {
		raw: new URLSearchParams({ csrfToken: String(body.csrfToken), json: 'true', ...fields }),
		headers: { cookie: [...own, cookie].join('; '), 'sec-fetch-site': 'same-origin' },
		params: { nextauth: word.split('/') },
	};
}

export const accounts: Budgets = {
	'POST auth/[...nextauth]: signs in': {
		statements: 8,
		async prepare(scene) {
			const { email } = await makeAccount();
			return signing(scene, 'callback/credentials', { email, password: testPassword });
		},
	},
	'POST auth/[...nextauth]: signs out': {
		statements: 2,
		async prepare(scene) {
			const { token } = await makeLogin();
			return signing(scene, 'signout', {}, `next-auth.session-token=${token}`);
		},
	},
	'POST users/register': {
		...{ statements: 14, status: 201 },
		async prepare() {
			const values = { name: 'Asha', ...newLogin(), ...newPlaces(), matrimonialConsent: 'true' };
			return { form: await withPicture('photo', values) };
		},
	},
	'POST users/check-password': {
		statements: 1,
		prepare: async () => ({ json: newLogin() }),
	},
	'POST users/login': {
		statements: 11,
		async prepare() {
			const { email } = await makeAccount();
			return { json: { email, password: testPassword, acceptsTerms: true } };
		},
	},
	'POST users/demo-login': {
		statements: 6,
		async prepare() {
			await db.member.deleteMany({ where: { emailKey: demoEmails.member } });
			await makeAccount({ email: demoEmails.member, isDemo: true });
			return { json: { account: 'member' }, headers: { [sameMachineHeader]: '1' } };
		},
	},
	'POST users/logout': { statements: 2, prepare: async () => by(await makeLogin()) },
	'DELETE users/sessions': { statements: 2, prepare: async () => by(await makeLogin()) },
	'DELETE users/sessions/[id]': {
		statements: 3,
		async prepare({ before }) {
			const { token } = await makeLogin();
			const { body } = await before('GET users/sessions', { token });
			const [session] = z.array(z.object({ _id: z.string() })).parse(body.sessions);
			return { token, params: { id: session?._id ?? '' } };
		},
	},
	'POST users/forgot-password': {
		statements: 5,
		prepare: async () => ({ json: { email: (await makeAccount()).email } }),
	},
	'POST users/verify-otp': {
		statements: 3,
		async prepare({ codeFor }) {
			const { email } = await makeAccount();
			return { json: { email, otp: await codeFor(email) } };
		},
	},
	'POST users/reset-password: of a member': {
		statements: 13,
		async prepare({ codeFor }) {
			const { email } = await makeAccount();
			return { json: { email, otp: await codeFor(email), newPassword } };
		},
	},
	'POST users/reset-password: claims an account': {
		statements: 17,
		async prepare({ codeFor }) {
			const { email } = await addRelative(await makeAccount(), { profile: newPlaces() });
			return { json: { email, otp: await codeFor(email), newPassword } };
		},
	},
	'POST users/not-me': {
		statements: 5,
		async prepare() {
			const { id } = await addRelative(await makeAccount());
			return { json: { token: notMePath(id).replace('/not-me/', '') } };
		},
	},
	'POST users/confirm-email: by the link': {
		statements: 7,
		async prepare({ confirmationOf }) {
			const { token } = await confirmationOf((await makeAccount({ emailConfirmedAt: null })).id);
			return { json: { token } };
		},
	},
	'POST users/confirm-email: by the code': {
		statements: 8,
		async prepare({ confirmationOf }) {
			const login = await makeLogin({ emailConfirmedAt: null });
			const { code } = await confirmationOf(login.id);
			return by(login, { code });
		},
	},
	'POST users/confirmation': {
		statements: 8,
		prepare: async () => by(await makeLogin({ emailConfirmedAt: null })),
	},
	'POST users/second-factor': {
		statements: 8,
		prepare: async () => by(await makeLogin(), { password: testPassword }),
	},
	'POST users/second-factor/confirm': {
		statements: 13,
		async prepare() {
			const login = await makeLogin();
			const { secret } = await startSetup(login.id, { password: testPassword }, new Date());
			return by(login, { code: totpCode(secret) });
		},
	},
	'POST users/second-factor/recovery-codes': {
		statements: 19,
		async prepare() {
			const login = await makeLogin();
			const { secret } = await turnOnSecondFactor(login.token);
			return by(login, { password: testPassword, code: totpCode(secret) });
		},
	},
	'POST users/second-factor/removal-code': {
		statements: 14,
		async prepare() {
			const { email, token } = await makeLogin();
			await turnOnSecondFactor(token);
			return { json: { email, password: testPassword } };
		},
	},
	'POST users/second-factor/removal': {
		statements: 16,
		async prepare() {
			const { id, email, token } = await makeLogin();
			await turnOnSecondFactor(token);
			const otp = '482915';
			await keepCode(id, { purpose: 'secondFactor', code: otp, now: new Date() });
			return { json: { email, password: testPassword, otp } };
		},
	},
	'POST users/login: with a code': {
		statements: 16,
		async prepare() {
			const { email, token } = await makeLogin();
			const { secret } = await turnOnSecondFactor(token);
			return { json: { email, password: testPassword, code: totpCode(secret) } };
		},
	},
	'PUT users/notifications': {
		statements: 2,
		prepare: async () => by(await makeLogin(), { readUntil: new Date() }),
	},
	'PUT users/password': {
		statements: 16,
		prepare: async () => by(await makeLogin(), { currentPassword: testPassword, newPassword }),
	},
	'PUT users/profile': {
		statements: 14,
		async prepare() {
			const { token } = await makeLogin();
			const content = { clan: 'Rathore', ...newPlaces(), matrimonialConsent: 'true' };
			return { token, form: await withPicture('photo', content) };
		},
	},
	'DELETE users/me': {
		statements: 51,
		prepare: async ({ many }) => by(await makeMuch(many), { password: testPassword }),
	},
	'PUT users/[id]': {
		statements: 21,
		async prepare({ head }) {
			const input = { ...newPlaces(), ...newLogin(), isAdmin: 'true' };
			return { ...on((await makeLogin()).id, head), form: await withPicture('photo', input) };
		},
	},
	'DELETE users/[id]': {
		statements: 24,
		prepare: async ({ many, head }) => on((await makeMuch(many)).id, head),
	},
	'PATCH users/make-admin/[id]': {
		statements: 13,
		prepare: async ({ head }) => on((await makeLogin()).id, head, { isAdmin: true }),
	},
};
