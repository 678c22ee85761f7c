import { interestMailLimit, interestMailPairLimit } from '@/lib/features/matching/constants';
import { type Actor, actorOf, agreementsInForce } from '@/lib/features/matching/guardians/queries/in-force';
import { answerSelect, getAnswers } from '@/lib/features/matching/interests/dto';
import {
	type GuardianInterestNews,
	guardianInterestMail,
	type InterestNews,
	interestMail,
} from '@/lib/features/matching/mails';
import { mayBeMailedFrom } from '@/lib/features/member/commands/allow-unconfirmed-mail';
import { nameIn } from '@/lib/features/member/dto/written';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Language } from '@/lib/platform/db/generated/enums';
import { getEnv } from '@/lib/platform/env/env';
import { isWithin } from '@/lib/platform/limits/limits';
import { sendMail } from '@/lib/platform/mail/send';
import { typedTextFor } from '@/lib/platform/mail/typed-text';
import { type ChangedInterest, closeOfMarried, type InterestEvent } from './send-interest';

type Side = 'sender' | 'receiver';

/** The news, and to which of the two it goes: an end to the member who has not ended it, a marriage to the unmarried. */
const newsOf: Record<
	Exclude<InterestEvent, 'kept'>,
	{ news: InterestNews; to: Side | 'other' | 'unmarried' }
> = {
	sent: { news: 'received', to: 'receiver' },
	agreed: { news: 'accepted', to: 'sender' },
	confirmed: { news: 'agreed', to: 'receiver' },
	declined: { news: 'notAccepted', to: 'sender' },
	withdrawn: { news: 'withdrawn', to: 'receiver' },
	ended: { news: 'ended', to: 'other' },
	senderAwaited: { news: 'awaited', to: 'sender' },
	receiverAwaited: { news: 'awaited', to: 'receiver' },
	over: { news: 'over', to: 'unmarried' },
};

/** The news for the guardians of either side. */
const guardianNewsOf: Partial<Record<InterestEvent, { news: GuardianInterestNews; sides: readonly Side[] }>> =
	{
		senderAwaited: { news: 'answered', sides: ['sender'] },
		agreed: { news: 'settled', sides: ['sender', 'receiver'] },
		confirmed: { news: 'settled', sides: ['sender', 'receiver'] },
		declined: { news: 'notAccepted', sides: ['sender'] },
		over: { news: 'over', sides: ['sender', 'receiver'] },
	};

/** The member whose act is the news, and the address of the call; null where the portal itself closes an interest. */
type Origin = { actorId: string; address: string } | null;

/**
 * Notifies the two of an interest and the guardians who look for them of what has become of it; nothing where one of the two is
 * deceased.
 */
export async function notifyOfInterest({ id, event }: ChangedInterest, origin: Origin): Promise<void> {
	if (event === 'kept') return;
	const interest = await findInterest(id);
	// Both are read after the interest: they may have gone meanwhile, and the interest with them.
	if (!interest?.fromMember || !interest.toMember) return;
	const { fromMember, toMember, endedById } = interest;
	if (fromMember.isDeceased || toMember.isDeceased) return;
	const { news, to } = newsOf[event];
	const isToSender = {
		sender: true,
		receiver: false,
		other: endedById === toMember.id,
		unmarried: !fromMember.isMarried,
	}[to];
	const parties = { sender: fromMember, receiver: toMember };
	const [by, reader]: [Side, Side] = isToSender ? ['receiver', 'sender'] : ['sender', 'receiver'];
	if (to !== 'unmarried' || !parties[reader].isMarried)
		await mailMember(interest, { news, by: parties[by], reader: parties[reader], isToSender }, origin);
	if (event === 'agreed' || event === 'confirmed')
		await mailActedFor(interest, { by, reader, parties }, origin);
	await mailGuardians(id, { event, parties }, origin);
}

/** Closes the open interests of married members and notifies the others; of one member, or of all. Returns how many. */
export async function closeAndNotifyMarried(
	now: Date,
	by: { memberId: string; address: string } | null = null,
): Promise<number> {
	const closed = await closeOfMarried(by?.memberId ?? null, now);
	const origin = by && { actorId: by.memberId, address: by.address };
	for (const changed of closed) await notifyOfInterest(changed, origin);
	return closed.length;
}

function findInterest(id: string) {
	const member = {
		select: {
			id: true,
			name: true,
			nameInOtherScript: true,
			email: true,
			emailConfirmedAt: true,
			isDeceased: true,
			isMarried: true,
			language: true,
		},
	} as const;
	return db.interest.findUnique({
		where: { id },
		select: {
			...answerSelect,
			id: true,
			endedById: true,
			kindWords: true,
			fromMember: member,
			toMember: member,
		},
	});
}

type StoredInterest = NonNullable<Awaited<ReturnType<typeof findInterest>>>;
type Member = NonNullable<StoredInterest['fromMember']>;

/** Mails one of the two; nothing on behalf of a member whose address is not confirmed. */
async function mailMember(
	interest: StoredInterest,
	{ news, by, reader, isToSender }: { news: InterestNews; by: Member; reader: Member; isToSender: boolean },
	origin: Origin,
): Promise<void> {
	const { id, kindWords } = interest;
	const { language, email } = reader;
	if (by.emailConfirmedAt === null || !(await mayBeMailed(news, by.id, reader.id))) return;
	if (!(await mayReach(reader, origin))) return;
	const name = typedTextFor(reader, nameIn(language, by));
	const answers = news === 'received' ? getAnswers(interest) : null;
	const guardian = await findGuardian(id, isToSender ? 'toById' : 'fromById');
	const actor = guardian && {
		name: typedTextFor(reader, nameIn(language, guardian)),
		words: guardian[language],
	};
	const facts = { id, language, news, name, answers, kindWords, actor, appUrl: getEnv().appUrl };
	await sendMail({ ...interestMail(facts), to: email });
}

/** Mails a candidate whose guardian has said the last yes: it is not the candidate's own, who reads of it here. */
async function mailActedFor(
	interest: StoredInterest,
	{ by, reader, parties }: { by: Side; reader: Side; parties: Record<Side, Member> },
	origin: Origin,
): Promise<void> {
	const [candidate, other] = [parties[by], parties[reader]];
	if (origin === null || origin.actorId === candidate.id) return;
	const isToSender = by === 'sender';
	await mailMember(interest, { news: 'settled', by: other, reader: candidate, isToSender }, origin);
}

interface GuardianRow {
	id: string;
	email: string;
	emailConfirmedAt: Date | null;
	language: Language;
}

/** Mails the guardians whose agreement holds now, but not the guardian whose act it was. */
async function mailGuardians(
	id: string,
	{ event, parties }: { event: InterestEvent; parties: Record<Side, Member> },
	origin: Origin,
): Promise<void> {
	const known = guardianNewsOf[event];
	if (!known) return;
	const { news, sides } = known;
	for (const side of sides) {
		const candidate = parties[side];
		const other = parties[side === 'sender' ? 'receiver' : 'sender'];
		for (const guardian of await findGuardians(candidate.id)) {
			if (guardian.id === origin?.actorId) continue;
			const pair = `guardian ${news} ${other.id} ${candidate.id} ${guardian.id}`;
			if (!(await isWithin(interestMailPairLimit, pair)) || !(await mayReach(guardian, origin))) continue;
			const { language, email } = guardian;
			const content = guardianInterestMail({
				id,
				candidateId: candidate.id,
				language,
				news,
				candidate: typedTextFor(guardian, nameIn(language, candidate)),
				name: typedTextFor(guardian, nameIn(language, other)),
				appUrl: getEnv().appUrl,
			});
			await sendMail({ ...content, to: email });
		}
	}
}

function findGuardians(candidateId: string): Promise<GuardianRow[]> {
	const columns = Prisma.sql`guardian."id"::text, guardian."email", guardian."emailConfirmedAt", guardian."language"::text`;
	const which = Prisma.sql`guardianship."candidateId" = ${candidateId}::uuid`;
	return db.$queryRaw(agreementsInForce(columns, which, new Date()));
}

async function mayReach(reader: Pick<Member, 'emailConfirmedAt'>, origin: Origin): Promise<boolean> {
	return origin === null ? reader.emailConfirmedAt !== null : mayBeMailedFrom(origin.address, reader);
}

/** The guardian who acts for the one whom the mail is about. */
async function findGuardian(id: string, column: 'fromById' | 'toById'): Promise<Actor | null> {
	const member = Prisma.raw(column === 'fromById' ? 'interest."fromMemberId"' : 'interest."toMemberId"');
	const [found] = await db.$queryRaw<{ actor: Actor | null }[]>`
		SELECT ${actorOf(member, Prisma.raw(`interest."${column}"`), new Date())} AS "actor"
		FROM "Interest" interest WHERE interest."id" = ${id}::uuid`;
	return found?.actor ?? null;
}

/** An interest that is sent and withdrawn by turns must not fill a mailbox. */
async function mayBeMailed(news: InterestNews, byId: string, readerId: string): Promise<boolean> {
	if (!(await isWithin(interestMailPairLimit, `${news} ${byId} ${readerId}`))) return false;
	const isUnasked = news === 'received' || news === 'withdrawn';
	return !isUnasked || isWithin(interestMailLimit, readerId);
}
