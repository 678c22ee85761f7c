import { DomainError } from '@/lib/core/errors';
import { lockAccounts } from '@/lib/features/family/requests/commands/link-account';
import { type Acting, checkActing, noteAct } from '@/lib/features/matching/guardians/queries/acting';
import { between } from '@/lib/features/matching/interests/commands/send-interest';
import { findContacts } from '@/lib/features/matching/queries/relationship';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { type GuardianAction, MeetingTopic } from '@/lib/platform/db/generated/enums';
import { maxOwnQuestions } from './constants';
import type { MeetingChange, MeetingQuestion } from './schema';

const questionSelect = {
	...{ id: true, topic: true, text: true, isBySender: true },
	...{ isTickedBySender: true, isTickedByReceiver: true },
} as const;

type QuestionRow = Prisma.MeetingQuestionGetPayload<{ select: typeof questionSelect }>;

/**
 * The questions of two who have agreed to be in touch, as one of them sees them: those that are offered, then their own.
 *
 * @throws DomainError `notFound` when the agreement has just ended
 */
export async function readQuestions(memberId: string, otherId: string): Promise<MeetingQuestion[]> {
	const interest = await db.interest.findFirst({
		where: { ...between(memberId, otherId), status: 'accepted' },
		select: {
			fromMemberId: true,
			meetingQuestions: { select: questionSelect, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
		},
	});
	if (!interest) throw new DomainError('notFound');
	return toQuestionDtos(interest.meetingQuestions, interest.fromMemberId === memberId);
}

function toQuestionDtos(rows: readonly QuestionRow[], isSender: boolean): MeetingQuestion[] {
	const getTicks = (row: QuestionRow | undefined) => {
		const [bySender, byReceiver] = [row?.isTickedBySender ?? false, row?.isTickedByReceiver ?? false];
		return isSender
			? { isTickedByMe: bySender, isTickedByOther: byReceiver }
			: { isTickedByMe: byReceiver, isTickedByOther: bySender };
	};
	return [
		...Object.values(MeetingTopic).map((topic) => ({
			...{ _id: null, topic, text: null, isMine: null },
			...getTicks(rows.find((row) => row.topic === topic)),
		})),
		...rows
			.filter((row) => row.topic === null)
			.map((row) => ({
				...{ _id: row.id, topic: null, text: row.text, isMine: row.isBySender === isSender },
				...getTicks(row),
			})),
	];
}

/**
 * Ticks a question, adds an own one, or removes an own one.
 *
 * @throws DomainError `notFound` for everybody but the two of an agreement and their guardians, also once it has ended, and for a
 * question that is not there or not theirs to remove; `meeting.tooManyQuestions`
 */
export async function changeQuestions(
	acting: Acting,
	otherId: string,
	change: MeetingChange,
	now: Date,
): Promise<void> {
	const { seekerId } = acting;
	const contacts = await findContacts(seekerId, [otherId], now);
	if (!contacts.has(otherId)) throw new DomainError('notFound');
	await db.$transaction(async (tx) => {
		// Held, so that neither the agreement ends meanwhile, nor both sides add the last question.
		await lockAccounts(tx, seekerId, otherId);
		await checkActing(tx, acting, now);
		const interest = await tx.interest.findFirst({
			where: { ...between(seekerId, otherId), status: 'accepted' },
			select: { id: true, fromMemberId: true },
		});
		if (!interest) throw new DomainError('notFound');
		const { id, fromMemberId } = interest;
		await writeChange(tx, { id, isSender: fromMemberId === seekerId }, change, now);
		await noteAct(tx, acting, { action: getAction(change), otherId }, now);
	});
}

function getAction(change: MeetingChange): GuardianAction {
	if ('text' in change) return 'asked';
	if ('removedId' in change) return 'unasked';
	return change.isTicked ? 'ticked' : 'unticked';
}

async function writeChange(
	tx: Prisma.TransactionClient,
	{ id: interestId, isSender }: { id: string; isSender: boolean },
	change: MeetingChange,
	now: Date,
): Promise<void> {
	if ('text' in change) {
		const own = await tx.meetingQuestion.count({ where: { interestId, isBySender: isSender } });
		if (own >= maxOwnQuestions)
			throw new DomainError('meeting.tooManyQuestions', { values: { max: maxOwnQuestions } });
		const data = { interestId, text: change.text, isBySender: isSender, createdAt: now };
		await tx.meetingQuestion.create({ data, select: { id: true } });
		return;
	}
	if ('removedId' in change) {
		const own = { id: change.removedId, interestId, isBySender: isSender };
		const { count } = await tx.meetingQuestion.deleteMany({ where: own });
		if (count === 0) throw new DomainError('notFound');
		return;
	}
	const { isTicked } = change;
	const tick = isSender ? { isTickedBySender: isTicked } : { isTickedByReceiver: isTicked };
	if ('topic' in change) {
		const { topic } = change;
		await tx.meetingQuestion.upsert({
			where: { interestId_topic: { interestId, topic } },
			create: { interestId, topic, ...tick, createdAt: now },
			update: tick,
			select: { id: true },
		});
		return;
	}
	const { count } = await tx.meetingQuestion.updateMany({
		where: { id: change.questionId, interestId, topic: null },
		data: tick,
	});
	if (count === 0) throw new DomainError('notFound');
}
