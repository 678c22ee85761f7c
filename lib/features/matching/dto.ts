import type { Language } from '@/lib/core/language';
import { nameIn, writeTexts } from '@/lib/features/member/dto/written';
import { memberPhotoPath } from '@/lib/platform/media/picture-path';
import type { Verdict } from '@/lib/rules/marriage/reasons';
import { interestSeenBy, serializeContact } from './interests/rules';
import type { Reader } from './queries/find-candidates';
import type { Match, Matches, MatchFound } from './queries/find-matches';
import type { MatchDetailReply, MatchReply } from './schema';
import { matchReasonWords } from './scoring/dto';
import { bestReasons, getReasons } from './scoring/rules/score';

/** The list as its reader sees it, in their language. */
export function serializeMatches(
	{ matches, ...found }: Matches,
	language: Language,
	now: Date,
): MatchReply[] {
	return matches.map((match) => serializeMatch({ ...found, match }, language, now));
}

/** One of them with all its details. */
export function serializeMatchDetail(
	found: MatchFound,
	language: Language,
	now: Date,
): Omit<MatchDetailReply, 'details'> {
	const { me, match, marriage, reader } = found;
	const { gender, row } = match.profile;
	const { dynasty, sakh, tehsil } = row;
	const { nameInOtherScript } = match.row;
	const shown = serializeMatch(found, language, now);
	return {
		...shown,
		prefix: match.row.prefix,
		gender,
		dynasty,
		sakh,
		tehsil,
		written: writeTexts(language, { ...shown, nameInOtherScript, dynasty, sakh, tehsil }),
		scores: getReasons(me, match.profile).map(({ reason, points, of }) => ({
			code: reason.code,
			points,
			of,
			text: matchReasonWords(reason, getWard(reader, language), language),
		})),
		marriage,
	};
}

function serializeMatch(
	{ me, match, reader }: Omit<Matches, 'matches'> & { match: Match },
	language: Language,
	now: Date,
): MatchReply {
	const { row, profile, score, verdict, cautions, missingCount, path } = match;
	const { profession, location, education, clan, district, formerMarriage } = profile.row;
	const interest = latestInterest(reader, match.id);
	const contact = interest?.status === 'accepted' && row.contact && serializeContact(row.contact, language);
	return {
		...{ _id: match.id, name: row.name, age: profile.age ?? 0 },
		photo:
			row.photoId &&
			memberPhotoPath(row.id, row.photoId, reader.viewerId === reader.id ? undefined : reader.id),
		...{ profession, location, education, clan, district },
		...{ formerMarriage, formerMarriageEndedYear: row.formerMarriageEndedYear },
		childrenCount: row.childrenCount,
		written: writeTexts(language, {
			...{ name: row.name, nameInOtherScript: row.nameInOtherScript },
			...{ profession, location, education, clan, district },
		}),
		commonInterests: bestReasons(getReasons(me, profile)).map(({ reason }) =>
			matchReasonWords(reason, getWard(reader, language), language),
		),
		compatibility: score,
		verdict: openVerdict(verdict),
		cautions,
		missingCount,
		path,
		interest:
			interest &&
			interestSeenBy(reader.id, { ...interest, createdAt: new Date(interest.createdAt) }, { language, now }),
		isShortlisted: reader.shortlistedIds.includes(match.id),
		...{ emailConfirmed: row.emailConfirmed, isKnownToFamily: row.isKnownToFamily },
		...contact,
	};
}

/** The name of the one from whom the match was looked at, where a guardian reads; null where they read themselves. */
const getWard = (reader: Reader, language: Language) =>
	reader.viewerId === reader.id ? null : nameIn(language, reader);

/** What lives between the two, else the last that did. */
function latestInterest({ interests }: Reader, otherId: string) {
	const between = interests.filter(({ fromMemberId, toMemberId }) =>
		[fromMemberId, toMemberId].includes(otherId),
	);
	return between.find(({ status }) => status === 'sent' || status === 'accepted') ?? between[0] ?? null;
}

/** The list holds no other verdict. */
function openVerdict(verdict: Verdict): MatchReply['verdict'] {
	return verdict === 'clear' || verdict === 'caution' ? verdict : 'unknown';
}
