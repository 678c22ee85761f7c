import type * as z from 'zod';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { openTree } from '@/lib/features/family/open-tree';
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
import { getGenerations, mayBeAsked } from './relatives';
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
	const cards: Cards = new Map((await ask('listed', null)).map((card) => [card._id, card]));
	const reader = await getReader(memberId, now);
	const families = getFamilies([withoutPrivateFacts(reader.near, memberId)], reader);
	const of = cards.get(ofId ?? meId);
	const person = families.graph.individualOf(of?._id ?? '');
	if (!of || !person) throw new DomainError('notFound');
	const lacking = getLacking(families.graph, getLineage(families.graph, person), todayInIndia(now));
	const t = translator(language);
	return {
		of: { ...namedCard(of), isMe: of._id === meId },
		ancestors: countAncestors(families.graph, person, lacking),
		gaps: lacking.map((fact) => ({
			words: missingWords({ ...fact, of: 'one' }, t),
			what: fact.what,
			question: questionAbout({ cards, reader, families }, person, fact),
			awaitsSecond: isUnconfirmed(families, person.id, fact),
		})),
		relatives: getRelatives({ cards, families }, meId),
		questions: await readQuestions(treeId, cards, { language, now }),
		isEmailConfirmed: reader.emailConfirmed,
	};
}

/** By their ids, in the order of the tree. */
type Cards = ReadonlyMap<string, ListedCard>;

const namedCard = ({ _id, name, written }: ListedCard) => ({
	...{ _id, name },
	// Of what else the card says in the other script nothing is shown here.
	...(written?.name !== undefined && { written: { name: written.name } }),
});

interface Known {
	cards: Cards;
	reader: Reader;
	families: Families;
}

/** What a relative can be asked of it: where the answer has a place in the member's own tree. */
function questionAbout(
	{ cards, reader, families }: Known,
	person: Individual,
	{ path, what, isBirthParent }: Lacking,
): { personId: string; asks: QuestionSubject } | null {
	// Who has adopted somebody is not asked by a link for the parents by birth.
	if (isBirthParent) return null;
	const isParent = what === 'person';
	const last = path.at(-1);
	const asks = isParent ? last : what === 'gender' || what === 'marriage' ? null : what;
	if (!asks) return null;
	const about = peopleAlong(families.graph, person, isParent ? path.slice(0, -1) : path);
	const own = new Map(reader.near.cards.map((card) => [card.id, card]));
	const [card] = about
		.flatMap(({ recordIds }) => recordIds.flatMap((id) => own.get(id) ?? []))
		.filter(({ id, isShown, memberId }) => isShown && cards.has(id) && (isParent || memberId === null));
	return card ? { personId: card.id, asks } : null;
}

function getRelatives(
	{ cards, families: { graph } }: Omit<Known, 'reader'>,
	meId: string,
): QuestionsReply['relatives'] {
	const generations = getGenerations(graph.kin, graph.individualOf(meId)?.id ?? '');
	return [...cards]
		.flatMap(([id, card]) => {
			const generation = generations.get(graph.individualOf(id)?.id ?? '') ?? null;
			if (generation === null || generation < 0) return [];
			return mayBeAsked({ ...card, id }, meId) ? [{ card, generation }] : [];
		})
		.sort((a, b) => b.generation - a.generation)
		.map(({ card }) => ({
			...namedCard(card),
			relationWords: card.relationWords,
			addressWord: card.addressWord,
		}));
}

interface Reading {
	language: Language;
	now: Date;
}

type Row = ElderQuestion & { result: { unconfirmed: CardFact[] } | null };

async function readQuestions(treeId: string, cards: Cards, reading: Reading): Promise<Question[]> {
	const rows = await db.elderQuestion.findMany({
		where: { treeId },
		include: { result: { select: { unconfirmed: true } } },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: maxListed,
	});
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
