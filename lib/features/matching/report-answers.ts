import { DomainError } from '@/lib/core/errors';
import { noteChange, noteChanges } from '@/lib/features/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { ReportAnswer } from './schema';

const select = { id: true, aboutId: true, readAt: true, answeredAt: true, outcome: true } as const;

type Report = Prisma.MemberReportGetPayload<{ select: typeof select }>;

interface Answering {
	actorId: string;
	now: Date;
}

/** All that leaves the account where it is. */
type MildAnswer = Exclude<ReportAnswer, { outcome: 'removed' }>;

/**
 * Writes what an administrator makes of a report that is not about themselves.
 *
 * @throws DomainError `notFound`, `report.answered` for an outcome where there is one
 */
export async function answerReport(id: string, answer: MildAnswer, answering: Answering): Promise<void> {
	await db.$transaction(async (tx) => {
		const report = await lockReport(tx, id, answering.actorId);
		if ('isRead' in answer) await update(tx, report, { readAt: answer.isRead ? answering.now : null });
		else if ('isHeld' in answer) await letIn(tx, report, answering);
		else await decide(tx, report, { ...answering, ...answer });
	});
}

/** The member it is about first, as everything that holds or admits them does. */
async function lockReport(tx: Prisma.TransactionClient, id: string, actorId: string): Promise<Report> {
	const known = await tx.memberReport.findFirst({ where: { id, aboutId: { not: actorId } }, select });
	if (!known) throw new DomainError('notFound');
	await tx.$queryRaw`SELECT FROM "Member" WHERE "id" = ${known.aboutId}::uuid FOR UPDATE`;
	const report = await tx.memberReport.findUnique({ where: { id }, select });
	if (!report) throw new DomainError('notFound');
	return report;
}

async function decide(
	tx: Prisma.TransactionClient,
	report: Report,
	{ outcome, actorId, now }: Answering & { outcome: 'dismissed' | 'held' },
): Promise<void> {
	if (report.answeredAt) throw new DomainError('report.answered');
	await update(tx, report, { outcome, answeredAt: now, readAt: report.readAt ?? now });
	await note(tx, { actorId, reportIds: [report.id], action: actions[outcome], from: null, to: outcome });
	if (outcome === 'held') await hold(tx, report.aboutId, { actorId, now, isHeld: true });
}

/** Every reason for keeping them out is settled by it. */
async function letIn(tx: Prisma.TransactionClient, { aboutId }: Report, answering: Answering): Promise<void> {
	const settled = await tx.memberReport.updateManyAndReturn({
		where: { aboutId, outcome: 'held' },
		data: { outcome: 'dismissed' },
		select: { id: true },
	});
	const reportIds = settled.map(({ id }) => id);
	const states = { from: 'held', to: 'dismissed', action: 'report.undo' } as const;
	await note(tx, { actorId: answering.actorId, reportIds, ...states });
	await hold(tx, aboutId, { ...answering, isHeld: false });
}

async function hold(
	tx: Prisma.TransactionClient,
	memberId: string,
	{ isHeld, actorId, now }: Answering & { isHeld: boolean },
): Promise<void> {
	const changed = await tx.member.updateMany({
		where: { id: memberId, heldFromMatchesAt: isHeld ? null : { not: null } },
		data: { heldFromMatchesAt: isHeld ? now : null },
	});
	if (changed.count === 0) return;
	await noteChange(tx, {
		actorId,
		action: isHeld ? 'member.hold' : 'member.release',
		subjectType: 'member',
		subjectId: memberId,
		before: { isHeldFromMatches: !isHeld },
		after: { isHeldFromMatches: isHeld },
	});
}

async function update(
	tx: Prisma.TransactionClient,
	{ id }: Report,
	data: Prisma.MemberReportUncheckedUpdateInput,
): Promise<void> {
	await tx.memberReport.update({ where: { id }, data, select: { id: true } });
}

const actions = { dismissed: 'report.dismiss', held: 'report.hold' } as const;

/** Writes down that it is for this report that an account is deleted. */
export async function noteRemoval(
	tx: Prisma.TransactionClient,
	reportId: string,
	actorId: string,
): Promise<void> {
	await note(tx, { actorId, reportIds: [reportId], action: 'report.remove', from: null, to: 'removed' });
}

interface Decided {
	actorId: string;
	reportIds: readonly string[];
	action: 'report.dismiss' | 'report.hold' | 'report.remove' | 'report.undo';
	from: Report['outcome'];
	to: Report['outcome'];
}

/** Says nothing of who has reported, nor in what words. */
function note(
	tx: Prisma.TransactionClient,
	{ actorId, reportIds, action, from, to }: Decided,
): Promise<void> {
	const states = { before: { outcome: from }, after: { outcome: to } };
	const done = { actorId, action, subjectType: 'report', ...states } as const;
	return noteChanges(
		tx,
		reportIds.map((subjectId) => ({ ...done, subjectId })),
	);
}
