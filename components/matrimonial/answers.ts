import { numberOf, recordOf, rowsOf, textOf, textsOf } from '@/components/family/reading';
import type {
	InterestsReply,
	MatchDetailReply,
	MatchReply,
	PartnerWishes,
	VerdictReply,
} from '@/lib/features/matching/schema';

export type Interest = NonNullable<MatchReply['interest']>;

export type InterestCard = InterestsReply['received'][number];

export type VerdictReason = VerdictReply['reasons'][number];

const interestStates = ['sent', 'accepted', 'notAccepted', 'withdrawn'] as const;
const verdictsOfCards = ['caution', 'unknown', 'clear'] as const;
const verdicts = ['blocked-by-law', 'blocked-by-custom', ...verdictsOfCards] as const;
const facts = ['person', 'clan', 'gotra', 'birth', 'gender', 'marriage'] as const;
const educations = ['school', 'diploma', 'graduate', 'postgraduate', 'doctorate'] as const;
const mangliks = ['same', 'manglik', 'notManglik'] as const;

/** Reads the answer of GET /api/family/matches; null when it is no list. */
export function readMatches(answer: unknown): MatchReply[] | null {
	return Array.isArray(answer) ? rowsOf(answer).flatMap((row) => matchOf(row) ?? []) : null;
}

function matchOf(row: Record<string, unknown>): MatchReply | null {
	const id = textOf(row._id);
	if (id === null) return null;
	return {
		_id: id,
		name: textOf(row.name) ?? '',
		photo: textOf(row.photo),
		age: numberOf(row.age) ?? 0,
		profession: textOf(row.profession),
		location: textOf(row.location),
		education: textOf(row.education),
		clan: textOf(row.clan),
		district: textOf(row.district),
		commonInterests: textsOf(row.commonInterests),
		compatibility: numberOf(row.compatibility) ?? 0,
		verdict: oneOf(verdictsOfCards, row.verdict) ?? 'unknown',
		cautions: textsOf(row.cautions),
		missingCount: numberOf(row.missingCount) ?? 0,
		path: textOf(row.path),
		interest: interestOf(row.interest),
		isShortlisted: row.isShortlisted === true,
		emailConfirmed: row.emailConfirmed === true,
		isKnownToFamily: row.isKnownToFamily === true,
		...contactOf(row),
	};
}

/** Told only while both agree. */
function contactOf({ email, mobileNumber, mobileE164 }: Record<string, unknown>) {
	const numbers = { mobileNumber: textOf(mobileNumber), mobileE164: textOf(mobileE164) };
	return typeof email === 'string' ? { email, ...numbers } : {};
}

/** Reads the answer of GET /api/family/matches/{id}; null when it is no match. */
export function readMatch(answer: unknown): MatchDetailReply | null {
	const record = recordOf(answer);
	const [match, marriage] = [matchOf(record), readVerdict(record.marriage)];
	if (!match || !marriage) return null;
	return {
		...match,
		prefix: textOf(record.prefix),
		gender: textOf(record.gender),
		dynasty: textOf(record.dynasty),
		sakh: textOf(record.sakh),
		tehsil: textOf(record.tehsil),
		scores: rowsOf(record.scores).map((score) => ({
			code: textOf(score.code) ?? '',
			points: numberOf(score.points) ?? 0,
			of: numberOf(score.of) ?? 0,
			text: textOf(score.text) ?? '',
		})),
		marriage,
	};
}

/** Reads the answer of GET /api/family/marriage; null when it is no verdict. */
export function readVerdict(answer: unknown): VerdictReply | null {
	const record = recordOf(answer);
	const verdict = oneOf(verdicts, record.verdict);
	if (verdict === null) return null;
	const path = recordOf(record.path);
	const [words, sentence] = [textOf(path.words), textOf(path.sentence)];
	return {
		verdict,
		one: endOf(record.one),
		other: endOf(record.other),
		reasons: rowsOf(record.reasons).map(reasonOf),
		missing: rowsOf(record.missing).map((fact) => ({
			of: fact.of === 'one' ? 'one' : 'other',
			what: oneOf(facts, fact.what) ?? 'person',
			words: textOf(fact.words) ?? '',
		})),
		path: words !== null && sentence !== null ? { words, sentence } : null,
	};
}

function endOf(value: unknown): VerdictReply['one'] {
	const { _id, name, isMe } = recordOf(value);
	return { _id: textOf(_id) ?? '', name: textOf(name) ?? '', isMe: isMe === true };
}

function reasonOf(row: Record<string, unknown>): VerdictReason {
	const ancestor = recordOf(row.ancestor);
	const words = textOf(ancestor.words);
	return {
		code: textOf(row.code) ?? '',
		kind: row.kind === 'law' ? 'law' : 'custom',
		text: textOf(row.text) ?? '',
		rule: textOf(row.rule) ?? '',
		ancestor: words === null ? null : { name: textOf(ancestor.name), words },
		lines: Array.isArray(row.lines)
			? row.lines.map((line: unknown) =>
					rowsOf(line).map((step) => ({ name: textOf(step.name), words: textOf(step.words) ?? '' })),
				)
			: [],
	};
}

function interestOf(value: unknown): Interest | null {
	const { _id, direction, state, message, createdAt } = recordOf(value);
	const [id, known] = [textOf(_id), oneOf(interestStates, state)];
	if (id === null || known === null) return null;
	return {
		_id: id,
		direction: direction === 'received' ? 'received' : 'sent',
		state: known,
		message: textOf(message),
		createdAt: textOf(createdAt) ?? '',
	};
}

/** The interest that the answer to sending or answering one brings with it. */
export function interestIn(answer: unknown): Interest | null {
	return interestOf(recordOf(answer).interest);
}

/** Reads the answer of GET /api/family/interests; null when it is none. */
export function readInterests(answer: unknown): InterestsReply | null {
	const record = recordOf(answer);
	if (!Array.isArray(record.received)) return null;
	return {
		received: cardsOf(record.received),
		sent: cardsOf(record.sent),
		agreed: cardsOf(record.agreed),
		shortlisted: cardsOf(record.shortlisted),
		hidden: cardsOf(record.hidden),
		blocked: cardsOf(record.blocked),
	};
}

function cardsOf(value: unknown): InterestCard[] {
	return rowsOf(value).flatMap((row) => {
		const member = recordOf(row.member);
		const id = textOf(member._id);
		if (id === null) return [];
		return [
			{
				member: {
					_id: id,
					name: textOf(member.name) ?? '',
					photo: textOf(member.photo),
					age: numberOf(member.age),
					profession: textOf(member.profession),
					location: textOf(member.location),
					clan: textOf(member.clan),
					...contactOf(member),
				},
				interest: interestOf(row.interest),
			},
		];
	});
}

export interface SavedWishes {
	wishes: PartnerWishes;
	version: number;
}

/** Reads what GET and PUT /api/family/matches/wishes answer; null when it is none. */
export function readWishes(answer: unknown): SavedWishes | null {
	const { wishes, version } = recordOf(answer);
	const record = recordOf(wishes);
	if (!Array.isArray(record.districts)) return null;
	return { wishes: wishesOf(record), version: numberOf(version) ?? 0 };
}

function wishesOf(record: Record<string, unknown>): PartnerWishes {
	return {
		ageFrom: numberOf(record.ageFrom),
		ageTo: numberOf(record.ageTo),
		isAgeMust: record.isAgeMust === true,
		districts: textsOf(record.districts),
		isPlaceMust: record.isPlaceMust === true,
		education: oneOf(educations, record.education),
		isEducationMust: record.isEducationMust === true,
		clans: textsOf(record.clans),
		isClanMust: record.isClanMust === true,
		manglik: oneOf(mangliks, record.manglik),
		isManglikMust: record.isManglikMust === true,
	};
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | null {
	return choices.find((choice) => choice === value) ?? null;
}
