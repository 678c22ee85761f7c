import { beforeEach, describe, expect, it } from 'vitest';
import { findNewTerms } from '@/lib/features/member/commands/inform-of-terms';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { PUT } from './route';

provideDatabase();
beforeEach(emptyTables);

const read = (token: string, version = builtInTermsVersion) =>
	call(PUT, '/api/users/terms', { method: 'PUT', token, json: { version } });
const agreeTo = (memberId: string, textVersion: string) =>
	db.consent.create({ data: { memberId, purpose: 'terms', textVersion, language: 'hi' } });

describe('a member who agreed to earlier terms', () => {
	it('gets one notice, and no other for the same version', async () => {
		const { id, token } = await makeLogin();
		await agreeTo(id, '2025-01');
		expect(await findNewTerms(id)).toBe(builtInTermsVersion);
		expect((await read(token)).status).toBe(200);
		expect((await read(token)).status).toBe(200);
		expect(await findNewTerms(id)).toBeNull();
		const stored = { memberId: id, textVersion: builtInTermsVersion, withdrawnAt: null };
		expect(await db.consent.findMany({ where: { purpose: 'informedOfTerms' } })).toMatchObject([stored]);
	});

	it('keeps the consent that they gave', async () => {
		const { id, token } = await makeLogin();
		await agreeTo(id, '2025-01');
		await read(token);
		const consents = await db.consent.findMany({ where: { memberId: id, purpose: 'terms' } });
		expect(consents).toMatchObject([{ textVersion: '2025-01', withdrawnAt: null }]);
	});

	it('gets a notice for what administrators publish later, also when an older notice is answered late', async () => {
		const { id, token } = await makeLogin();
		await agreeTo(id, '2025-01');
		await db.siteText.create({
			data: { kind: 'terms', number: 1, version: '2027-01', hi: 'नियम', en: 'Terms' },
		});
		await read(token);
		expect(await findNewTerms(id)).toBe('2027-01');
		await read(token, '2027-01');
		expect(await findNewTerms(id)).toBeNull();
	});
});

describe('a member without a notice', () => {
	it('agreed to the present version', async () => {
		const { id, token } = await makeLogin();
		await agreeTo(id, builtInTermsVersion);
		expect(await findNewTerms(id)).toBeNull();
		await read(token);
		expect(await db.consent.count()).toBe(1);
	});

	it('never agreed to any', async () => {
		const { id, token } = await makeLogin();
		expect(await findNewTerms(id)).toBeNull();
		await read(token);
		expect(await db.consent.count()).toBe(0);
	});
});
