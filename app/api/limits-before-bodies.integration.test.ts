import { describe, expect, it } from 'vitest';
import { submissionLimit as blogLimit, changeLimit } from '@/lib/blog/limits';
import { cardLimit, importFileLimit } from '@/lib/family/limits';
import { submissionLimit as galleryLimit } from '@/lib/gallery/limits';
import { importLimit as adminImportLimit } from '@/lib/http/import-call';
import { consume, type Limit } from '@/lib/http/limits';
import { contactLimit, feedbackLimit } from '@/lib/inbox/limits';
import { interestLimit, reportLimit } from '@/lib/matching/limits';
import { profileChangeLimit, registrationLimit } from '@/lib/member/limits';
import { makeLogin } from '@/lib/testing/accounts';
import { call } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
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
import { PUT as changeProfile } from './users/profile/route';
import { POST as register } from './users/register/route';

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
	for (let used = 0; used < limit.points; used++) await consume(limit, key);
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
	it('uses up no point, and one that cannot be read does', async () => {
		const address = '10.9.0.2';
		const message = { name: 'Ajay', email: 'ajay@example.org', subject: 'A word', message: 'A message' };
		const headers = { 'content-type': 'application/json' };
		for (let tried = 0; tried < contactLimit.points + 2; tried++)
			expect((await call(contact, '/x', { json: { ...message, email: 'no' }, address })).status).toBe(400);
		expect((await call(contact, '/x', { json: message, address })).status).toBe(201);
		for (let tried = 1; tried < contactLimit.points; tried++)
			expect((await call(contact, '/x', { raw: '{', headers, address })).status).toBe(400);
		expect((await call(contact, '/x', { json: message, address })).status).toBe(429);
	});
});
