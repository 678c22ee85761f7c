import { DomainError } from '@/lib/core/errors';
import type { ReportAnswer } from '@/lib/features/matching/reports/schema';
import { noteChange, noteChanges } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { ReportWords } from '@/lib/platform/db/generated/enums';

const select = {
	id: true,
	reporterId: true,
	aboutId: true,
	readAt: true,
	answeredAt: true,
	outcome: true,
} as const;

type Report = Prisma.MemberReportGetPayload<{ select: typeof select }>;

interface Answering {
	actorId: string;
	now: Date;
}

/** All that leaves the account where it is. */
type MildAnswer = Exclude<ReportAnswer, { outcome: 'removed' }>;

/**
 * Writes what an administrator makes of a report that is not about themselves. Answers the replies to be mailed.
 *
 * @throws DomainError `notFound`, `report.answered` for an outcome where there is one
 */
export async function answerReport(id: string, answer: MildAnswer, answering: Answering): Promise<string[]> {
	return db.$transaction(async (tx) => {
		const report = await lockReport(tx, id, answering.actorId);
		if ('outcome' in answer) return decide(tx, report, { ...answering, ...answer });
		if ('isHeld' in answer) await letIn(tx, report, answering);
		else await update(tx, report, { readAt: answer.isRead ? answering.now : null });
		return [];
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
	{ outcome, words, actorId, now }: Answering & { outcome: 'dismissed' | 'held'; words?: ReportWords },
): Promise<string[]> {
	if (report.answeredAt) throw new DomainError('report.answered');
	const told = outcome === 'held' ? 'acted' : (words ?? 'nothingFound');
	await update(tx, report, { outcome, words: told, answeredAt: now, readAt: report.readAt ?? now });
	const replies = await reply(tx, report.reporterId ? [report.reporterId] : [], told, now);
	const states = { from: null, to: outcome, words: told };
	await note(tx, { actorId, reportIds: [report.id], action: actions[outcome], ...states });
	if (outcome === 'held') await hold(tx, report.aboutId, { actorId, now, isHeld: true });
	return replies;
}

/** Tells reporters what has become of their report, without a word about the other member. */
async function reply(
	tx: Prisma.TransactionClient,
	memberIds: readonly string[],
	words: ReportWords,
	now: Date,
): Promise<string[]> {
	const data = memberIds.map((memberId) => ({ memberId, words, createdAt: now }));
	const replies = await tx.reportReply.createManyAndReturn({ data, select: { id: true } });
	return replies.map(({ id }) => id);
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

/**
 * Writes down that it is for this report that an account is deleted, and answers those who have reported it and
 * have no answer yet. Called before the account goes, and its reports with it. Answers the replies to be mailed.
 */
export async function noteRemoval(
	tx: Prisma.TransactionClient,
	{ reportId, aboutId }: { reportId: string; aboutId: string },
	{ actorId, now }: Answering,
): Promise<string[]> {
	const open = await tx.memberReport.findMany({
		where: { aboutId, reporterId: { not: null }, answeredAt: null },
		select: { reporterId: true },
		distinct: ['reporterId'],
	});
	const reporterIds = open.flatMap(({ reporterId }) => reporterId ?? []);
	const states = { from: null, to: 'removed', words: 'acted' } as const;
	await note(tx, { actorId, reportIds: [reportId], action: 'report.remove', ...states });
	return reply(tx, reporterIds, 'acted', now);
}

interface Decided {
	actorId: string;
	reportIds: readonly string[];
	action: 'report.dismiss' | 'report.hold' | 'report.remove' | 'report.undo';
	from: Report['outcome'];
	to: Report['outcome'];
	/** The reply to the reporter. */
	words?: ReportWords;
}

/** Says nothing of who has reported, nor in what words. */
function note(
	tx: Prisma.TransactionClient,
	{ actorId, reportIds, action, from, to, words }: Decided,
): Promise<void> {
	const states = { before: { outcome: from }, after: { outcome: to, ...(words && { words }) } };
	const done = { actorId, action, subjectType: 'report', ...states } as const;
	return noteChanges(
		tx,
		reportIds.map((subjectId) => ({ ...done, subjectId })),
	);
}
