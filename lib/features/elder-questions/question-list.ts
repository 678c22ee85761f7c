import type * as z from 'zod';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { type OpenTree, openTree } from '@/lib/features/family/open-tree';
import type { ListedCard } from '@/lib/features/family/tree-answers';
import { getReader } from '@/lib/features/matching/candidates';
import { type Families, getFamilies, withoutPrivateFacts } from '@/lib/features/matching/families';
import { missingWords } from '@/lib/features/matching/marriage-words';
import type { Reader } from '@/lib/features/matching/queries';
import { isUnconfirmed } from '@/lib/features/matching/unconfirmed';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
import type { CardFact } from '@/lib/platform/db/generated/enums';
import { translator } from '@/lib/platform/i18n/translate';
import { countAncestors, peopleAlong } from '@/lib/rules/marriage/ancestor-count';
import type { Individual } from '@/lib/rules/marriage/family-records';
import { getLineage } from '@/lib/rules/marriage/lineage';
import { getLacking, type Lacking } from '@/lib/rules/marriage/missing';
import { factsAsked } from './fields';
import { isKnowing, maxWrongCaptions, saidIn } from './rows';
import type { Asked, Question, QuestionSubject, questionsReply } from './schema';
import { questionSentence } from './words';

type QuestionsReply = z.input<typeof questionsReply>;

/** More than anybody asks. */
const maxListed = 200;

/**
 * What verdicts on the marriage of somebody of a member's tree lack, whom the member can ask, and what they have asked.
 *
 * @throws DomainError `notFound` for who has no card that they see, `auth.required` when the account has just been removed
 */
export async function listQuestions(
	memberId: string,
	{ of: ofId, language }: { of: string | undefined; language: Language },
	now: Date,
): Promise<QuestionsReply> {
	const { id: treeId, meId, ask } = await openTree(memberId, language, now);
	const [of] = await ask('listed', [ofId ?? meId]);
	const reader = await getReader(memberId, now);
	const families = getFamilies([withoutPrivateFacts(reader.near, memberId)], reader, of?._id ?? meId);
	const person = families.graph.individualOf(of?._id ?? '');
	if (!of || !person) throw new DomainError('notFound');
	const lacking = getLacking(families.graph, getLineage(families.graph, person), todayInIndia(now));
	const known = { reader, families };
	const shown = await ask(
		'listed',
		lacking.flatMap((fact) => aboutWhom(known, person, fact)),
	);
	const shownIds = new Set(shown.map(({ _id }) => _id));
	const t = translator(language);
	return {
		of: { ...namedCard(of), isMe: of._id === meId },
		ancestors: countAncestors(families.graph, person, lacking),
		gaps: lacking.map((fact) => ({
			words: missingWords({ ...fact, of: 'one' }, t),
			what: fact.what,
			question: questionAbout(known, { person, fact, shownIds }),
			awaitsSecond: isUnconfirmed(families, person.id, fact),
		})),
		relatives: (await ask('elders', null)).map((card) => ({
			...namedCard(card),
			relationWords: card.relationWords,
			addressWord: card.addressWord,
		})),
		questions: await readQuestions(treeId, ask, { language, now }),
		isEmailConfirmed: reader.emailConfirmed,
	};
}

/** By their ids. */
type Cards = ReadonlyMap<string, ListedCard>;

const namedCard = ({ _id, name, written }: ListedCard) => ({
	...{ _id, name },
	// Of what else the card says in the other script nothing is shown here.
	...(written?.name !== undefined && { written: { name: written.name } }),
});

interface Known {
	reader: Reader;
	families: Families;
}

/** Finds the question that asks a relative for a fact, if there is one. */
function subjectOf({ path, what, isBirthParent }: Lacking): QuestionSubject | null {
	// Who has adopted somebody is not asked by a link for the parents by birth.
	if (isBirthParent) return null;
	if (what === 'person') return path.at(-1) ?? null;
	return what === 'gender' || what === 'marriage' ? null : what;
}

/** The cards of the member's own tree on which the answer to a question has its place. */
function aboutWhom({ reader, families }: Known, person: Individual, fact: Lacking): string[] {
	if (subjectOf(fact) === null) return [];
	const isParent = fact.what === 'person';
	const about = peopleAlong(families.graph, person, isParent ? fact.path.slice(0, -1) : fact.path);
	const recordIds = new Set(about.flatMap((individual) => individual.recordIds));
	const cards = new Map(
		reader.near.cards.flatMap((card) => (recordIds.has(card.id) ? [[card.id, card] as const] : [])),
	);
	return [...recordIds].filter((id) => {
		const card = cards.get(id);
		return card?.isShown && (isParent || card.memberId === null);
	});
}

/** Finds the question that asks a relative for it, if the answer has a place in the member's own tree. */
function questionAbout(
	known: Known,
	{ person, fact, shownIds }: { person: Individual; fact: Lacking; shownIds: ReadonlySet<string> },
): { personId: string; asks: QuestionSubject } | null {
	const asks = subjectOf(fact);
	const personId = aboutWhom(known, person, fact).find((id) => shownIds.has(id));
	return asks !== null && personId !== undefined ? { personId, asks } : null;
}

interface Reading {
	language: Language;
	now: Date;
}

type Row = ElderQuestion & { result: { unconfirmed: CardFact[] } | null };

async function readQuestions(treeId: string, ask: OpenTree['ask'], reading: Reading): Promise<Question[]> {
	const rows = await db.elderQuestion.findMany({
		where: { treeId },
		include: { result: { select: { unconfirmed: true } } },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: maxListed,
	});
	const elders = await ask('listed', [...new Set(rows.map(({ elderId }) => elderId))]);
	const cards = new Map(elders.map((card) => [card._id, card]));
	const getAsked = (row: Row) => serializeAsked(cards, row, reading);
	return rows
		.filter(({ confirmsId }) => confirmsId === null)
		.map((row) => ({
			...getAsked(row),
			confirmations: rows.filter(({ confirmsId }) => confirmsId === row.id).map(getAsked),
		}));
}

function serializeAsked(cards: Cards, row: Row, { language, now }: Reading): Asked {
	const { asks, confirmsId, addressHi, addressEn, whoseHi, whoseEn } = row;
	const elder = cards.get(row.elderId);
	const [address, whose] = language === 'hi' ? [addressHi, whoseHi] : [addressEn, whoseEn];
	return {
		...{ _id: row.id, personId: row.personId, asks, address },
		elder: elder ? namedCard(elder) : { _id: row.elderId, name: address },
		question: questionSentence({ asks, isConfirmation: confirmsId !== null, whose }, language),
		state: getState(row, now),
		said: { ...saidIn(language, row), isRight: row.saidRight, by: row.saidBy },
		...{ createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
	};
}

function getState(row: Row, now: Date): Asked['state'] {
	if (row.acceptedAt) {
		const facts = factsAsked(row.asks);
		return row.result?.unconfirmed.some((fact) => facts.includes(fact)) ? 'accepted' : 'confirmed';
	}
	if (row.answeredAt) return isKnowing(row) ? 'answered' : 'unknown';
	return row.expiresAt > now && row.wrongCaptions < maxWrongCaptions ? 'waiting' : 'expired';
}
