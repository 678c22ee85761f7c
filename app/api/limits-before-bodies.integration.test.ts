import { describe, expect, it } from 'vitest';
import { codeAddressLimit } from '@/lib/features/account/commands/reset-password';
import { registrationLimit } from '@/lib/features/account/constants';
import { importLimit as adminImportLimit } from '@/lib/features/administration/imports/loaders';
import { submissionLimit as blogLimit, changeLimit } from '@/lib/features/content/blog/constants';
import { submissionLimit as galleryLimit } from '@/lib/features/content/gallery/constants';
import { cardLimit, importFileLimit } from '@/lib/features/family/constants';
import { interestLimit, reportLimit } from '@/lib/features/matching/constants';
import { profileChangeLimit } from '@/lib/features/member/constants';
import { contactLimit, feedbackLimit } from '@/lib/features/messaging/inbox/constants';
import { createDeviceToken } from '@/lib/platform/auth/device-token';
import { loginAddressLimit } from '@/lib/platform/auth/login';
import { consume, type Limit } from '@/lib/platform/limits/limits';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { POST as importDeities } from './admin/imports/deities/route';
import { POST as importMembers } from './admin/imports/members/route';
import { PUT as changeBlog } from './blogs/[id]/route';
import { POST as sendBlog } from './blogs/route';
import { POST as contact } from './contact/route';
import { POST as addRelative } from './family/add/route';
import { POST as importTree } from './family/import/route';
import { POST as sendInterest } from './family/interests/route';
import { POST as report } from './family/matches/[id]/report/route';
import { PUT as changeCard } from './family/update/[id]/route';
import { POST as feedback } from './feedback/route';
import { POST as sendImage } from './gallery/route';
import { POST as forgotPassword } from './users/forgot-password/route';
import { POST as login } from './users/login/route';
import { PUT as changeProfile } from './users/profile/route';
import { POST as register } from './users/register/route';
import { POST as resetPassword } from './users/reset-password/route';
import { POST as removal } from './users/second-factor/removal/route';
import { POST as removalCode } from './users/second-factor/removal-code/route';
import { POST as verifyOtp } from './users/verify-otp/route';

provideDatabase();

type Handler = Parameters<typeof call>[0];
type By = 'address' | 'member' | 'administrator';

const limited: readonly (readonly [name: string, Handler, Limit, By])[] = [
	['contact', contact, contactLimit, 'address'],
	['feedback', feedback, feedbackLimit, 'address'],
	['registration', register, registrationLimit, 'address'],
	['stories', sendBlog, blogLimit, 'member'],
	['changes of stories', changeBlog, changeLimit, 'member'],
	['pictures', sendImage, galleryLimit, 'member'],
	['changes of profiles', changeProfile, profileChangeLimit, 'member'],
	['relatives', addRelative, cardLimit, 'member'],
	['changes of cards', changeCard, cardLimit, 'member'],
	['family files', importTree, importFileLimit, 'member'],
	['interests', sendInterest, interestLimit, 'member'],
	['reports', report, reportLimit, 'member'],
	['tables of members', importMembers, adminImportLimit, 'administrator'],
	['tables of deities', importDeities, adminImportLimit, 'administrator'],
];

/** A body that never arrives, and whether anybody has asked for it. */
function neverSent() {
	const asked = { count: 0 };
	const body = new ReadableStream<Uint8Array>(
		{
			pull() {
				asked.count += 1;
				return new Promise(() => {});
			},
		},
		{ highWaterMark: 0 },
	);
	return { asked, body };
}

async function useUp(limit: Limit, key: string): Promise<void> {
	await consumeTimes(limit, key, limit.points);
}

async function consumeTimes(limit: Limit, key: string, times: number): Promise<void> {
	for (let used = 0; used < times; used++) await consume(limit, key).catch(() => {});
}

describe('a caller who has used up a limit', () => {
	it.each(limited)('on %s is refused before the body is read', async (_name, handler, limit, by) => {
		const address = '10.9.0.1';
		const caller = by === 'address' ? null : await makeLogin({ isAdmin: by === 'administrator' });
		await useUp(limit, caller?.id ?? address);
		const { asked, body } = neverSent();
		const { status } = await call(handler, '/x', {
			...{
				method: 'POST',
				raw: body,
				address,
				headers: { 'content-type': 'multipart/form-data; boundary=b' },
			},
			...(caller && { token: caller.token }),
			params: { id: '5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d' },
		});
		expect([status, asked.count]).toEqual([429, 0]);
	});
});

describe('a body with something to be corrected', () => {
	const message = { name: 'Ajay', email: 'ajay@example.org', subject: 'A word', message: 'A message' };

	it('uses up no point, and one that cannot be read does', async () => {
		const address = '10.9.0.2';
		const headers = { 'content-type': 'application/json' };
		for (let tried = 0; tried < contactLimit.points; tried++)
			expect((await call(contact, '/x', { json: { ...message, email: 'no' }, address })).status).toBe(400);
		expect((await call(contact, '/x', { json: message, address })).status).toBe(201);
		for (let tried = 1; tried < contactLimit.points; tried++)
			expect((await call(contact, '/x', { raw: '{', headers, address })).status).toBe(400);
		expect((await call(contact, '/x', { json: message, address })).status).toBe(429);
	});

	it('uses up points once it has come back as often as the limit has points', async () => {
		const address = '10.9.0.3';
		const statuses: number[] = [];
		for (let tried = 0; tried < 2 * contactLimit.points + 1; tried++)
			statuses.push((await call(contact, '/x', { json: { ...message, email: 'no' }, address })).status);
		expect(statuses).toEqual([...statuses.slice(1).map(() => 400), 429]);
	});

	it('uses up a point when it is as large as a picture', async () => {
		const { id, token } = await makeLogin();
		const answer = async () => {
			const form = new FormData();
			form.set('title', '');
			form.set('image', new Blob([new Uint8Array(300 * 1024)], { type: 'image/png' }), 'a.png');
			return (await call(sendImage, '/x', { form, token })).status;
		};
		await consumeTimes(galleryLimit, id, galleryLimit.points - 1);
		expect([await answer(), await answer()]).toEqual([400, 429]);
	});
});

describe('attempts at accounts from an address that has none left', () => {
	const json = { 'content-type': 'application/json' };
	const attempted: readonly (readonly [name: string, Handler, Limit])[] = [
		['login', login, loginAddressLimit],
		['codes', forgotPassword, codeAddressLimit],
		['checks of codes', verifyOtp, codeAddressLimit],
		['passwords by code', resetPassword, codeAddressLimit],
		['codes against the second factor', removalCode, loginAddressLimit],
		['removals of the second factor', removal, loginAddressLimit],
	];

	it.each(attempted)('are refused before the body is read: %s', async (_name, handler, limit) => {
		const address = '10.9.0.4';
		await useUp(limit, address);
		const { asked, body } = neverSent();
		const options = { method: 'POST', raw: body, address, headers: json };
		const { status } = await call(handler, '/x', options);
		expect([status, asked.count]).toEqual([429, 0]);
	});

	it.each(attempted)('are read from a browser that an account knows: %s', async (_name, handler, limit) => {
		const address = '10.9.0.5';
		await useUp(limit, address);
		const { email } = await makeLogin();
		const from = async (token: string) => {
			const headers = { ...json, cookie: `known-device=${token}` };
			return (await call(handler, '/x', { method: 'POST', raw: '{', address, headers })).status;
		};
		expect(await from(await createDeviceToken(email))).toBe(400);
		expect(await from('A'.repeat(64))).toBe(429);
	});
});
