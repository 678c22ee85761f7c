import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { makeLogin } from './accounts';

const givenAt = new Date('2026-01-01T00:00:00Z');
const consent = { purpose: 'matrimonial', textVersion: '2026-12', language: 'en', givenAt } as const;

/** Acts for themselves. */
export const bySelf = ({ id }: { id: string }) => ({ seekerId: id, actorId: id, hasLastWord: true });

/** Writes the account of an unmarried man of age who has agreed to be shown in matches; logged in, private. */
export function makeSeeker(more: Partial<MemberCreateInput> = {}) {
	return makeLogin({
		gender: 'Male',
		bornOn: new Date('1995-01-01T00:00:00Z'),
		bornPrecision: 'day',
		isMarried: false,
		consents: { create: consent },
		...more,
	});
}
