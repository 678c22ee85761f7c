import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { nameIn, writeTexts } from '@/lib/features/member/written';
import { translator } from '@/lib/platform/i18n/translate';
import { memberPhotoPath } from '@/lib/platform/media/picture-path';
import type { Relation } from '@/lib/rules/kinship/relations';
import type { MarriageVerdict } from '@/lib/rules/marriage/verdict';
import { interestSeenBy, serializeContact } from './interest-rules';
import { type MarriageNames, reasonText } from './marriage-words';
import { matchReasonWords } from './match-words';
import type { Matches, MatchFound, StoppedMatches } from './matches';
import type { Reader } from './queries';
import type { MatchDetailReply, MatchReply, stoppedMatchesReply } from './schema';
import { bestReasons, getReasons } from './score';
import { getRelations, getSide, getWords, readAs, serializeMarriage } from './serialize-marriage';

/** The list as its reader sees it, in their language. */
export function serializeMatches(
	{ matches, ...found }: Matches,
	language: Language,
	now: Date,
): MatchReply[] {
	const relations = getRelations(found.families, found.reader.id);
	return matches.map((match) =>
		serializeMatch({ ...found, match }, { relation: relations.get(match.id) ?? null, language, now }),
	);
}

/** Those whom a joined ancestor stops, with the reasons that were none before. */
export function serializeStopped(
	{ reader, families, stopped }: StoppedMatches,
	language: Language,
): z.input<typeof stoppedMatchesReply> {
	const t = translator(language);
	return stopped.map(({ id, row: { name, nameInOtherScript }, verdict, before }) => {
		const names: MarriageNames = {
			one: { name: nameIn(language, reader), isMe: reader.viewerId === reader.id },
			other: { name: nameIn(language, { name, nameInOtherScript }), isMe: false },
			...readAs(families, language),
		};
		const getTexts = ({ reasons }: MarriageVerdict) => reasons.map((reason) => reasonText(reason, names, t));
		const known = new Set(getTexts(before));
		const reasons = getTexts(verdict).filter((text) => !known.has(text));
		return { _id: id, name, written: writeTexts(language, { name, nameInOtherScript }), reasons };
	});
}

/** One of them with all its details. */
export function serializeMatchDetail(
	found: MatchFound,
	language: Language,
	now: Date,
): Omit<MatchDetailReply, 'details'> {
	const { me, match, reader, families } = found;
	const relation = getRelations(families, reader.id).get(match.id) ?? null;
	const { gender, dynasty, sakh, tehsil } = match.profile.row;
	const { nameInOtherScript } = match.row;
	const shown = serializeMatch(found, { relation, language, now });
	return {
		...shown,
		...{ prefix: match.row.prefix, gender, dynasty, sakh, tehsil },
		written: writeTexts(language, { ...shown, nameInOtherScript, dynasty, sakh, tehsil }),
		scores: getReasons(me, match.profile).map(({ reason, points, of }) => ({
			...{ code: reason.code, points, of },
			text: matchReasonWords(reason, language),
		})),
		marriage: serializeMarriage({ ...getParties(found), families, verdict: match.verdict }, language),
	};
}

interface MatchReader {
	/** What the match is to the reader. */
	relation: Relation | null;
	language: Language;
	now: Date;
}

function serializeMatch(found: MatchFound, { relation, language, now }: MatchReader): MatchReply {
	const { me, match, reader } = found;
	const { row, profile, score, verdict } = match;
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
			matchReasonWords(reason, language),
		),
		compatibility: score,
		verdict: openVerdict(verdict),
		cautions: getCautions(found, language),
		missingCount: verdict.missing.length,
		path: relation && getWords(relation, language),
		interest:
			interest &&
			interestSeenBy(reader.id, { ...interest, createdAt: new Date(interest.createdAt) }, { language, now }),
		isShortlisted: reader.shortlistedIds.includes(match.id),
		...{ emailConfirmed: row.emailConfirmed, isKnownToFamily: row.isKnownToFamily },
		...contact,
	};
}

/** What lives between the two, else the last that did. */
function latestInterest({ interests }: Reader, otherId: string) {
	const between = interests.filter(({ fromMemberId, toMemberId }) =>
		[fromMemberId, toMemberId].includes(otherId),
	);
	return between.find(({ status }) => status === 'sent' || status === 'accepted') ?? between[0] ?? null;
}

/** Nobody else is in the list. */
function openVerdict({ verdict }: MarriageVerdict): MatchReply['verdict'] {
	return verdict === 'clear' || verdict === 'caution' ? verdict : 'unknown';
}

function getCautions(found: MatchFound, language: Language): string[] {
	const names: MarriageNames = {
		...getSides(found, language),
		...readAs(found.families, language),
	};
	const t = translator(language);
	return found.match.verdict.reasons.map((reason) => reasonText(reason, names, t));
}

function getParties({ reader, match }: MatchFound) {
	const { name, nameInOtherScript } = match.row;
	return {
		one: {
			id: reader.id,
			name: reader.name,
			nameInOtherScript: reader.nameInOtherScript,
			isMe: reader.viewerId === reader.id,
			isOwn: reader.viewerId === reader.id,
		},
		other: { id: match.id, name, nameInOtherScript, isMe: false, isOwn: false },
	};
}

function getSides(found: MatchFound, language: Language) {
	const { one: a, other: b } = getParties(found);
	return { one: getSide(a, language), other: getSide(b, language) };
}
