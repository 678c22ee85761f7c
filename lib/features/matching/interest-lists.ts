import type * as z from 'zod';
import { mayBeAdult } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { findProfiles, type OwnProfileRow } from '@/lib/features/member/queries';
import { serializeOwnProfile } from '@/lib/features/member/serialize';
import { writeTexts } from '@/lib/features/member/written';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { InterestStatus, KindWords, MatchMarkKind } from '@/lib/platform/db/generated/enums';
import { getAllowance, type SentCounts, sentCounts } from './allowance';
import { answerSelect, type InterestOfMatch, interestSeenBy } from './interest-rules';
import { findRelationships, type Relationship } from './relationship';
import type { InterestAnswers, InterestsReply, interestCard } from './schema';

type InterestCard = z.output<typeof interestCard>;

/** More than anybody looks through; those that live come first. */
const maxListed = 300;

interface InterestRow extends InterestAnswers {
	id: string;
	fromMemberId: string;
	otherId: string;
	message: string | null;
	status: InterestStatus;
	createdAt: Date;
	endedById: string | null;
	kindWords: KindWords | null;
}

const answerColumns = Prisma.sql`"family"::text, "village"::text, "work"::text, "plans"::text[], "seeks"::text[],
	"kindWords"::text`;

/**
 * How the member and others stand to each other by interests, by the other's id: what lives between the two, else the
 * last that did. Newest first.
 */
async function findInterests(memberId: string, now: Date): Promise<Map<string, InterestOfMatch>> {
	const rows = await db.$queryRaw<InterestRow[]>`
		SELECT * FROM (
			SELECT DISTINCT ON ("otherId") * FROM (
				SELECT "id"::text, "fromMemberId"::text, "toMemberId"::text AS "otherId", "message", "status"::text, "createdAt",
					"endedById"::text, ${answerColumns}
				FROM "Interest" WHERE "fromMemberId" = ${memberId}::uuid
				UNION ALL
				SELECT "id"::text, "fromMemberId"::text, "fromMemberId"::text, "message", "status"::text, "createdAt",
					"endedById"::text, ${answerColumns}
				FROM "Interest" WHERE "toMemberId" = ${memberId}::uuid
			) either ORDER BY "otherId", "status" IN ('sent', 'accepted') DESC, "createdAt" DESC
		) latest ORDER BY "status" IN ('sent', 'accepted') DESC, "createdAt" DESC, "id" LIMIT ${maxListed}`;
	const newestFirst = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
	return new Map(newestFirst.map((row) => [row.otherId, interestSeenBy(memberId, row, now)]));
}

/**
 * One interest as the member sees it, who is one of its two.
 *
 * @throws DomainError `notFound`
 */
export async function getInterest(memberId: string, id: string, now: Date): Promise<InterestOfMatch> {
	const found = await db.interest.findUnique({
		where: { id },
		select: {
			...{ id: true, fromMemberId: true, message: true, status: true, createdAt: true, endedById: true },
			...answerSelect,
			kindWords: true,
		},
	});
	// The other's account has just gone, and this with it.
	if (!found) throw new DomainError('notFound');
	return interestSeenBy(memberId, found, now);
}

/**
 * The member's interests and marks. Of the others more than the name is shown only while they are a match or both
 * have agreed; how to reach them, only as long as both agree. Who says that they are younger than an adult is not listed.
 */
export async function readInterests(
	memberId: string,
	language: Language,
	now: Date,
): Promise<InterestsReply> {
	const interests = await findInterests(memberId, now);
	const marks = await db.matchMark.findMany({
		where: { memberId },
		orderBy: [{ createdAt: 'desc' }, { otherId: 'asc' }],
		take: maxListed,
		select: { otherId: true, kind: true },
	});
	const kindOf = new Map(marks.map(({ otherId, kind }) => [otherId, kind]));
	const ids = [...new Set([...interests.keys(), ...kindOf.keys()])];
	const relationships = await findRelationships(memberId, ids, now);
	const rows = new Map(
		(await findProfiles(ids)).filter(({ bornOn }) => mayBeAdult(bornOn, now)).map((row) => [row.id, row]),
	);
	const getCards = (otherIds: Iterable<string>): InterestCard[] =>
		[...otherIds].flatMap((id) => {
			const row = rows.get(id);
			if (!row) return [];
			return [
				{
					member: getMember(row, relationships.get(id) ?? null, language, now),
					interest: interests.get(id) ?? null,
				},
			];
		});
	const marked = (kind: MatchMarkKind) =>
		getCards(marks.filter((mark) => mark.kind === kind).map(({ otherId }) => otherId));
	const [counts] = await db.$queryRaw<SentCounts[]>(sentCounts(memberId, now));
	const open = getCards(interests.keys()).filter(({ member }) => kindOf.get(member._id) !== 'blocked');
	const those = (direction: 'received' | 'sent') =>
		open.filter(({ interest }) => interest?.direction === direction && interest.state !== 'accepted');
	return {
		left: counts ? getAllowance(counts).left : 0,
		received: those('received'),
		sent: those('sent'),
		agreed: open.filter(({ interest }) => interest?.state === 'accepted'),
		shortlisted: marked('shortlisted'),
		hidden: marked('hidden'),
		blocked: marked('blocked'),
	};
}

function getMember(
	row: OwnProfileRow,
	relationship: Relationship | null,
	language: Language,
	now: Date,
): InterestCard['member'] {
	const { _id, name, photo, age, profession, location, clan, email, mobileNumber, mobileE164 } =
		serializeOwnProfile(row, now);
	const { nameInOtherScript } = row;
	if (!relationship) return { _id, name, written: writeTexts(language, { name, nameInOtherScript }) };
	const contact = relationship === 'agreed' && { email, mobileNumber, mobileE164 };
	const written = writeTexts(language, { name, nameInOtherScript, profession, location, clan });
	return { _id, name, photo, age, profession, location, clan, written, ...contact };
}
