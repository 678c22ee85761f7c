import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { lockAccounts } from '@/lib/features/family/requests/commands/link-account';
import { checkKnown } from '@/lib/features/matching/commands/set-mark';
import { type Acting, checkActing, noteAct } from '@/lib/features/matching/guardians/queries/acting';
import { checkSeen } from '@/lib/features/matching/queries/own-blocks';
import { db } from '@/lib/platform/db/client';
import type { ReportReason } from '@/lib/platform/db/generated/enums';

const dayMs = 24 * 60 * 60 * 1000;

interface Report {
	reason: ReportReason;
	text: string | null;
	/** In which it is written. */
	language: Language;
}

/**
 * Tells the administrators about a member whom the reporter, or the seeker for whom they act, has met among the matches. Answers its id.
 *
 * @throws DomainError `notFound`, `report.alreadySent` for a second one within a day that nobody has answered
 */
export async function reportMember(
	acting: Acting,
	aboutId: string,
	report: Report,
	now: Date,
): Promise<string> {
	const { actorId: reporterId, seekerId } = acting;
	if (aboutId === reporterId) throw new DomainError('notFound');
	await checkKnown(seekerId, aboutId, now);
	return db.$transaction(async (tx) => {
		await lockAccounts(tx, seekerId, aboutId);
		const held = await checkActing(tx, acting, now);
		await checkSeen(held, aboutId, tx);
		const since = new Date(now.getTime() - dayMs);
		const open = await tx.memberReport.count({
			where: { reporterId, aboutId, answeredAt: null, createdAt: { gt: since } },
		});
		if (open > 0) throw new DomainError('report.alreadySent');
		const { id } = await tx.memberReport.create({
			data: { ...report, reporterId, aboutId, createdAt: now },
			select: { id: true },
		});
		await noteAct(tx, held, { action: 'reported', otherId: aboutId }, now);
		return id;
	});
}
