import type * as z from 'zod';
import { mayBeAdult } from '@/lib/core/adult';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { type InterestOfMatch, toContactDto, toInterestDto } from '@/lib/features/matching/interests/dto';
import type { InterestsReply, interestCard } from '@/lib/features/matching/interests/schema';
import { findUnseen } from '@/lib/features/matching/queries/own-blocks';
import { findKnown } from '@/lib/features/matching/queries/relationship';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { writeTexts } from '@/lib/features/member/dto/written';
import { findProfiles, type OwnProfileRow } from '@/lib/features/member/queries/find-profile';
import { db } from '@/lib/platform/db/client';
import type { MatchMarkKind } from '@/lib/platform/db/generated/enums';
import { memberPhotoPath } from '@/lib/platform/media/picture-path';
import { getAllowance, type SentCounts, sentCounts } from './allowance';
import { type InterestRow, interestColumns } from './interest-columns';

type InterestCard = z.output<typeof interestCard>;

/** More than anybody looks through; those that live come first. */
const maxListed = 300;

/**
 * How the member and others stand to each other by interests, by the other's id: what lives between the two, else the
 * last that did. Newest first.
 */
async function findInterests(
	memberId: string,
	language: Language,
	now: Date,
): Promise<Map<string, InterestOfMatch>> {
	const rows = await db.$queryRaw<InterestRow[]>`
		SELECT ${interestColumns(now)}
		FROM (
			SELECT DISTINCT ON ("otherId") * FROM (
				SELECT *, "toMemberId" AS "otherId" FROM "Interest" WHERE "fromMemberId" = ${memberId}::uuid
				UNION ALL
				SELECT *, "fromMemberId" FROM "Interest" WHERE "toMemberId" = ${memberId}::uuid
			) either ORDER BY "otherId", "status" IN ('sent', 'accepted') DESC, "createdAt" DESC
		) interest
		ORDER BY interest."status" IN ('sent', 'accepted') DESC, interest."createdAt" DESC, interest."id"
		LIMIT ${maxListed}`;
	const newestFirst = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
	return new Map(
		newestFirst.map((row) => [
			row.fromMemberId === memberId ? row.toMemberId : row.fromMemberId,
			toInterestDto(memberId, row, { language, now }),
		]),
	);
}

/**
 * One interest as the member sees it, who is one of its two.
 *
 * @throws DomainError `notFound`
 */
export async function getInterest(
	memberId: string,
	id: string,
	{ language, now }: { language: Language; now: Date },
): Promise<InterestOfMatch> {
	const [found] = await db.$queryRaw<InterestRow[]>`
		SELECT ${interestColumns(now)} FROM "Interest" interest WHERE interest."id" = ${id}::uuid`;
	// The other's account has just gone, and this with it.
	if (!found) throw new DomainError('notFound');
	return toInterestDto(memberId, found, { language, now });
}

/**
 * The member's interests and marks. Of the others more than the name is shown only while they are a match or both
 * have agreed; how to reach them, only as long as both agree. Who says that they are younger than an adult is not listed.
 * `viewerId` is who reads in the member's place: their guardian, for whom those are not there whom the member has blocked.
 */
export async function readInterests(
	memberId: string,
	language: Language,
	now: Date,
	viewerId = memberId,
): Promise<InterestsReply> {
	const interests = await findInterests(memberId, language, now);
	const marks = await db.matchMark.findMany({
		where: { memberId },
		orderBy: [{ createdAt: 'desc' }, { otherId: 'asc' }],
		take: maxListed,
		select: { otherId: true, kind: true },
	});
	const unseen = await findUnseen({ seekerId: memberId, actorId: viewerId });
	const kindOf = new Map(marks.map(({ otherId, kind }) => [otherId, kind]));
	const ids = [...new Set([...interests.keys(), ...kindOf.keys()])].filter((id) => !unseen.has(id));
	const known = await findKnown(memberId, ids, now);
	const rows = new Map(
		(await findProfiles(ids)).filter(({ bornOn }) => mayBeAdult(bornOn, now)).map((row) => [row.id, row]),
	);
	const seekerId = viewerId === memberId ? undefined : memberId;
	const getCards = (otherIds: Iterable<string>): InterestCard[] =>
		[...otherIds].flatMap((id) => {
			const row = rows.get(id);
			if (!row) return [];
			return [
				{
					member: getMember(row, { ...known, seekerId }, language, now),
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
	{ ids, contacts, seekerId }: Awaited<ReturnType<typeof findKnown>> & { seekerId: string | undefined },
	language: Language,
	now: Date,
): InterestCard['member'] {
	const { _id, name, age, profession, location, clan } = serializeOwnProfile(row, now);
	const { nameInOtherScript } = row;
	if (!ids.has(_id)) return { _id, name, written: writeTexts(language, { name, nameInOtherScript }) };
	const photo = row.photoId && memberPhotoPath(_id, row.photoId, seekerId);
	const reached = contacts.get(_id);
	const contact = reached && toContactDto(reached, language);
	const written = writeTexts(language, { name, nameInOtherScript, profession, location, clan });
	return { _id, name, photo, age, profession, location, clan, written, ...contact };
}
