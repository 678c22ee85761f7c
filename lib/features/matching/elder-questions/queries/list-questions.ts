import type * as z from 'zod';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { ListedCard } from '@/lib/features/family/tree/queries/answer-of-tree';
import { type OpenTree, openTree } from '@/lib/features/family/tree/queries/open-tree';
import { questionSentence } from '@/lib/features/matching/elder-questions/dto/words';
import { factsAsked } from '@/lib/features/matching/elder-questions/rules/fields';
import type {
	Asked,
	Question,
	QuestionSubject,
	questionsReply,
} from '@/lib/features/matching/elder-questions/schema';
import { getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { getStored } from '@/lib/features/matching/queries/find-matches';
import { askFamilies } from '@/lib/features/matching/verdicts/queries/ask-families';
import { db } from '@/lib/platform/db/client';
import type { ElderQuestion } from '@/lib/platform/db/generated/client';
import type { CardFact } from '@/lib/platform/db/generated/enums';
import type { Lacking } from '@/lib/rules/marriage/missing';
import { isKnowing, saidIn } from './open-links';

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
	const seeker = await getSeeker(memberId, now);
	if (!of) throw new DomainError('notFound');
	const found = await askFamilies({
		name: 'gaps',
		input: { cardId: of._id, language, today: todayInIndia(now) },
		families: getStored(seeker),
	});
	if (!found) throw new DomainError('notFound');
	const shown = await ask(
		'listed',
		found.gaps.flatMap(({ cardIds }) => cardIds),
	);
	const shownIds = new Set(shown.map(({ _id }) => _id));
	return {
		of: { ...namedCard(of), isMe: of._id === meId },
		ancestors: found.ancestors,
		gaps: found.gaps.map(({ fact, words, awaitsSecond, cardIds, hasAccount }) => {
			const asks = subjectOf(fact);
			const personId = cardIds.find((id) => shownIds.has(id));
			const question = asks !== null && personId !== undefined ? { personId, asks } : null;
			const place = hasAccount ? 'account' : personId !== undefined ? 'card' : 'otherTree';
			return { words, what: fact.what, question, awaitsSecond, place };
		}),
		relatives: (await ask('elders', null)).map((card) => ({
			...namedCard(card),
			relationWords: card.relationWords,
			addressWord: card.addressWord,
		})),
		questions: await readQuestions(treeId, ask, { language, now }),
		isEmailConfirmed: seeker.emailConfirmed,
	};
}

/** By their ids. */
type Cards = ReadonlyMap<string, ListedCard>;

const namedCard = ({ _id, name, written }: ListedCard) => ({
	...{ _id, name },
	// Of what else the card says in the other script nothing is shown here.
	...(written?.name !== undefined && { written: { name: written.name } }),
});

/** Finds the question that asks a relative for a fact, if there is one. */
function subjectOf({ path, what, isBirthParent }: Lacking): QuestionSubject | null {
	// Who has adopted somebody is not asked by a link for the parents by birth.
	if (isBirthParent) return null;
	if (what === 'person') return path.at(-1) ?? null;
	return what === 'gender' || what === 'marriage' ? null : what;
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
	const getAsked = (row: Row) => toAskedDto(cards, row, reading);
	return rows
		.filter(({ confirmsId }) => confirmsId === null)
		.map((row) => ({
			...getAsked(row),
			confirmations: rows.filter(({ confirmsId }) => confirmsId === row.id).map(getAsked),
		}));
}

function toAskedDto(cards: Cards, row: Row, { language, now }: Reading): Asked {
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
	if (row.wrongChoiceAt) return 'closed';
	return row.expiresAt > now ? 'waiting' : 'expired';
}
