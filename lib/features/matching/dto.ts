import type { Language } from '@/lib/core/language';
import { nameIn, writeTexts } from '@/lib/features/member/dto/written';
import { memberPhotoPath } from '@/lib/platform/media/picture-path';
import type { Verdict } from '@/lib/rules/marriage/reasons';
import { toContactDto, toInterestDto } from './interests/dto';
import type { Seeker } from './queries/find-candidates';
import type { Match, Matches, MatchFound } from './queries/find-matches';
import type { MatchDetailReply, MatchReply } from './schema';
import { matchReasonWords } from './scoring/dto';
import { bestReasons, getReasons } from './scoring/rules/score';

/** The list in the language of the call. */
export function toMatchDtos({ matches, ...found }: Matches, language: Language, now: Date): MatchReply[] {
	return matches.map((match) => toMatchDto({ ...found, match }, language, now));
}

/** One of them with all its details. */
export function toMatchDetailDto(
	found: MatchFound,
	language: Language,
	now: Date,
): Omit<MatchDetailReply, 'details'> {
	const { seekerProfile, match, marriage, seeker } = found;
	const { gender, row } = match.profile;
	const { dynasty, sakh, tehsil } = row;
	const { nameInOtherScript } = match.row;
	const shown = toMatchDto(found, language, now);
	return {
		...shown,
		prefix: match.row.prefix,
		gender,
		dynasty,
		sakh,
		tehsil,
		written: writeTexts(language, { ...shown, nameInOtherScript, dynasty, sakh, tehsil }),
		scores: getReasons(seekerProfile, match.profile).map(({ reason, points, of }) => ({
			code: reason.code,
			points,
			of,
			text: matchReasonWords(reason, getWard(seeker, language), language),
		})),
		marriage,
	};
}

function toMatchDto(
	{ seekerProfile, match, seeker }: Omit<Matches, 'matches'> & { match: Match },
	language: Language,
	now: Date,
): MatchReply {
	const { row, profile, score, verdict, cautions, missingCount, path } = match;
	const { profession, location, education, clan, district, formerMarriage } = profile.row;
	const interest = findLatestInterest(seeker, match.id);
	const contact = interest?.status === 'accepted' && row.contact && toContactDto(row.contact, language);
	return {
		_id: match.id,
		name: row.name,
		age: profile.age ?? 0,
		photo:
			row.photoId &&
			memberPhotoPath(row.id, row.photoId, seeker.viewerId === seeker.id ? undefined : seeker.id),
		profession,
		location,
		education,
		clan,
		district,
		formerMarriage,
		formerMarriageEndedYear: row.formerMarriageEndedYear,
		childrenCount: row.childrenCount,
		written: writeTexts(language, {
			name: row.name,
			nameInOtherScript: row.nameInOtherScript,
			profession,
			location,
			education,
			clan,
			district,
		}),
		commonInterests: bestReasons(getReasons(seekerProfile, profile)).map(({ reason }) =>
			matchReasonWords(reason, getWard(seeker, language), language),
		),
		compatibility: score,
		verdict: openVerdict(verdict),
		cautions,
		missingCount,
		path,
		interest: interest && toInterestDto(seeker.id, interest, { language, now }),
		isShortlisted: seeker.shortlistedIds.includes(match.id),
		emailConfirmed: row.emailConfirmed,
		isKnownToFamily: row.isKnownToFamily,
		...contact,
	};
}

/** The seeker's name where a guardian reads; null where the seeker reads. */
const getWard = (seeker: Seeker, language: Language) =>
	seeker.viewerId === seeker.id ? null : nameIn(language, seeker);

/** What lives between the two, else the last that did. */
function findLatestInterest({ interests }: Seeker, candidateId: string) {
	const between = interests.filter(
		({ fromMemberId, toMemberId }) => fromMemberId === candidateId || toMemberId === candidateId,
	);
	return between.find(({ status }) => status === 'sent' || status === 'accepted') ?? between[0] ?? null;
}

/** The list holds no other verdict. */
function openVerdict(verdict: Verdict): MatchReply['verdict'] {
	return verdict === 'clear' || verdict === 'caution' ? verdict : 'unknown';
}
