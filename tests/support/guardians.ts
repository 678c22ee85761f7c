import { agreementVersion } from '@/lib/features/matching/guardians/rules';
import { db } from '@/lib/platform/db/client';
import type { GuardianshipUncheckedCreateInput } from '@/lib/platform/db/generated/models';

const dayMs = 24 * 60 * 60 * 1000;

type More = Partial<GuardianshipUncheckedCreateInput>;

/** Writes what a relative has asked; answers its id. */
async function writeAsked(candidateId: string, guardianId: string, more: More = {}): Promise<string> {
	const words = { guardianHi: 'पिता', guardianEn: 'father', candidateHi: 'बेटी', candidateEn: 'daughter' };
	const data = { candidateId, guardianId, ...words, ...more };
	return (await db.guardianship.create({ data, select: { id: true } })).id;
}

/** Writes what the two have agreed to, for the time to come; answers its id. */
export function writeAgreed(candidateId: string, guardianId: string, more: More = {}): Promise<string> {
	const now = Date.now();
	return writeAsked(candidateId, guardianId, {
		...{ status: 'agreed', agreedAt: new Date(now - dayMs), expiresAt: new Date(now + 90 * dayMs) },
		...{ hasLastWord: false, contactOf: 'candidate', textVersion: agreementVersion, language: 'en' },
		...more,
	});
}
