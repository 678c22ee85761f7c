import * as z from 'zod';
import { db } from '@/lib/platform/db/client';
import { capabilities, endOpenAddresses, keptIds } from './end-capabilities';

/** DELETE /api/users/sessions */
export const logoutBody = z.object({
	/** Open addresses that do not end with the sessions. */
	keeps: keptIds.exactOptional(),
});

/** Ends every session of a member, the one that asks included, and the addresses that open something without one. */
export async function logOutEverywhere(
	memberId: string,
	{ keeps = [] }: z.output<typeof logoutBody>,
	now: Date,
): Promise<void> {
	await db.$transaction(async (tx) => {
		await capabilities.session.end(tx, memberId);
		await endOpenAddresses(tx, memberId, { now, keeps });
	});
}
