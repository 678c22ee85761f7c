import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { lifeAfter, lifeColumns } from '@/lib/core/life';
import { insertRelative } from '@/lib/features/family/cards/commands/add-relative';
import { addBody } from '@/lib/features/family/cards/schema';
import { correctPerson } from '@/lib/features/family/relations/rules/place-relative';
import {
	lockOwnTree,
	noteChange,
	type OwnTree,
	readGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { withClanName } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import {
	composeWords,
	firstNameIn,
	type QuestionWords,
} from '@/lib/features/matching/elder-questions/dto/words';
import {
	checkChoice,
	drawChoicesIn,
	getChoices,
} from '@/lib/features/matching/elder-questions/queries/draw-choices';
import { isKnowing, openLink, saidColumns } from '@/lib/features/matching/elder-questions/queries/open-links';
import { findChoice } from '@/lib/features/matching/elder-questions/rules/choices';
import { factsAsked, fieldsAsked } from '@/lib/features/matching/elder-questions/rules/fields';
import { getExpiry } from '@/lib/features/matching/elder-questions/rules/link';
import type { PersonName } from '@/lib/features/member/dto/written';
import { getLinkHash, newLinkSecret } from '@/lib/platform/auth/link-secret';
import { db } from '@/lib/platform/db/client';
import { isForeignKeyViolation } from '@/lib/platform/db/errors';
import type { ElderQuestion, Prisma } from '@/lib/platform/db/generated/client';
import type { CardFact, QuestionSubject } from '@/lib/platform/db/generated/enums';
import { inTransaction, type Leave } from '@/lib/platform/media/pictures';
import { queueAnswerMail } from './mails';
import type { AnswerBody, AskBody } from './schema';

type Tx = Prisma.TransactionClient;

/** Links of one tree that work at the same time, and of these to one relative. */
const maxOpen = 20;
const maxOpenOfOne = 3;

interface NewLink {
	secret: string;
	asks: QuestionSubject;
	isConfirmation: boolean;
	words: QuestionWords;
	/** The first name of who asks. */
	asker: string;
}

interface About {
	personId: string;
	asks: QuestionSubject;
	confirmsId: string | null;
}

/**
 * Makes the link to a question. A link to the same question that has been made before ends.
 *
 * @throws DomainError `notFound`, `account.emailUnconfirmed`, `record.stale` for what is known by now,
 * `question.answered` for what has an answer, `question.tooMany`, `question.tooManyOfOne`
 */
export async function askElder(memberId: string, body: AskBody, now: Date): Promise<NewLink> {
	const { elderId, language } = body;
	const tree = await openTree(memberId, language, now);
	const about = await findAbout(tree, body);
	const words = await composeWords(tree, { ...about, elderId });
	const choices = await drawChoicesIn(tree, elderId);
	if (!words || !choices) throw new DomainError('notFound');
	const secret = newLinkSecret();
	const asker = await db
		.$transaction(async (tx) => {
			await lockOwnTree(tx, memberId);
			const owner = await getConfirmedOwner(tx, memberId);
			await refuseKnown(tx, tree, about);
			await removeFormer(tx, { ...about, elderId });
			await refuseTooMany(tx, { treeId: tree.id, elderId }, now);
			await tx.elderQuestion.create({
				data: {
					...{ ...about, elderId, language, treeId: tree.id },
					...{ addressHi: words.address.hi, addressEn: words.address.en },
					...{ whoseHi: words.whose.hi, whoseEn: words.whose.en },
					...choices,
					...{ tokenHash: getLinkHash(secret), createdAt: now, expiresAt: getExpiry(now) },
				},
				select: { id: true },
			});
			return firstNameIn(language, owner);
		})
		.catch((error: unknown) => {
			throw isForeignKeyViolation(error) ? new DomainError('notFound') : error;
		});
	return { secret, asks: about.asks, isConfirmation: about.confirmsId !== null, words, asker };
}

async function findAbout({ id: treeId }: OwnTree, body: AskBody): Promise<About> {
	if (!('confirmsId' in body)) return { personId: body.personId, asks: body.asks, confirmsId: null };
	const accepted = await db.elderQuestion.findFirst({
		where: { id: body.confirmsId, treeId, acceptedAt: { not: null }, elderId: { not: body.elderId } },
		select: { id: true, personId: true, asks: true },
	});
	if (!accepted) throw new DomainError('notFound');
	return { personId: accepted.personId, asks: accepted.asks, confirmsId: accepted.id };
}

async function getConfirmedOwner(tx: Tx, memberId: string): Promise<PersonName> {
	const owner = await tx.member.findUnique({
		where: { id: memberId, emailConfirmedAt: { not: null } },
		select: { name: true, nameInOtherScript: true },
	});
	if (!owner) throw new DomainError('account.emailUnconfirmed');
	return owner;
}

/** A question is about what the tree lacks, or about an answer that nobody has confirmed. */
async function refuseKnown(tx: Tx, { id: treeId }: OwnTree, about: About): Promise<void> {
	if (!(await isOpen(tx, treeId, about))) throw new DomainError('record.stale');
}

async function isOpen(tx: Tx, treeId: string, { personId, asks, confirmsId }: About): Promise<boolean> {
	if (confirmsId !== null) {
		const said = await tx.elderQuestion.findUnique({
			where: { id: confirmsId },
			select: { result: { select: { unconfirmed: true } } },
		});
		const facts = factsAsked(asks);
		return said?.result?.unconfirmed.some((fact) => facts.includes(fact)) ?? false;
	}
	if (asks === 'father' || asks === 'mother') {
		const parent = { kind: 'named', approvalStatus: { not: 'rejected' } } as const;
		const known = { treeId, childId: personId, role: asks, kind: 'birth', parent } as const;
		return (await tx.parentLink.count({ where: known })) === 0;
	}
	return (await tx.person.count({ where: openCard(treeId, { personId, asks }) })) === 1;
}

/** The card of somebody without an account who lacks a fact. */
function openCard(
	treeId: string,
	{ personId, asks }: { personId: string; asks: 'clan' | 'gotra' | 'birth' },
): Prisma.PersonWhereInput {
	const column = asks === 'birth' ? 'bornOn' : asks;
	return { id: personId, treeId, kind: 'named', memberId: null, [column]: null };
}

/** The same question to the same relative, unless they have answered it. */
async function removeFormer(tx: Tx, asked: About & { elderId: string }): Promise<void> {
	const former = await tx.elderQuestion.findFirst({
		where: { ...asked, acceptedAt: null },
		select: { id: true, answeredAt: true, ...saidColumns },
	});
	if (!former) return;
	if (former.answeredAt && isKnowing(former)) throw new DomainError('question.answered');
	await tx.elderQuestion.delete({ where: { id: former.id }, select: { id: true } });
}

async function refuseTooMany(
	tx: Tx,
	{ treeId, elderId }: { treeId: string; elderId: string },
	now: Date,
): Promise<void> {
	const open = {
		treeId,
		answeredAt: null,
		wrongChoiceAt: null,
		expiresAt: { gt: now },
	};
	if ((await tx.elderQuestion.count({ where: open })) >= maxOpen) throw new DomainError('question.tooMany');
	if ((await tx.elderQuestion.count({ where: { ...open, elderId } })) >= maxOpenOfOne)
		throw new DomainError('question.tooManyOfOne');
}

/**
 * Withdraws a question, or declines its answer: nothing of it is left.
 *
 * @throws DomainError `notFound`, also for an answer that has been accepted
 */
export async function removeQuestion(memberId: string, id: string): Promise<void> {
	const { count } = await db.elderQuestion.deleteMany({
		where: { id, acceptedAt: null, tree: { ownerId: memberId } },
	});
	if (count === 0) throw new DomainError('notFound');
}

/**
 * Takes an answer over into the tree: a card is added or changed as if the owner had typed it. For marriages it counts once
 * a second relative has confirmed it.
 *
 * @throws DomainError `notFound`, `record.stale`, and what the place in the tree is refused for
 */
export function acceptAnswer(
	memberId: string,
	{ id, isDeceased }: { id: string; isDeceased: boolean },
	now: Date,
): Promise<void> {
	return inTransaction(async (tx, leave) => {
		const tree = await lockOwnTree(tx, memberId);
		const question = await tx.elderQuestion.findFirst({
			where: { id, treeId: tree.id, answeredAt: { not: null }, acceptedAt: null, confirmsId: null },
		});
		if (!question || !isKnowing(question)) throw new DomainError('notFound');
		const resultId =
			question.asks === 'father' || question.asks === 'mother'
				? await addParent(tx, leave, { tree, question, isDeceased }, now)
				: await writeFact(tx, { tree, question }, now);
		await tx.elderQuestion.update({
			where: { id },
			data: { acceptedAt: now, resultId },
			select: { id: true },
		});
	});
}

interface Accepted {
	tree: OwnTree;
	question: ElderQuestion;
}

async function addParent(
	tx: Tx,
	leave: Leave,
	{ tree, question, isDeceased }: Accepted & { isDeceased: boolean },
	now: Date,
): Promise<string> {
	const { personId, asks, saidName, saidVillage, saidClan } = question;
	await refuseKnown(tx, tree, { ...question, confirmsId: null });
	const typed = addBody.parse({
		...{ relation: asks === 'father' ? 'Father' : 'Mother', relatedToMemberId: personId },
		...{ name: saidName, isDeceased },
		...(saidVillage !== null && { villageAddress: saidVillage }),
		...(saidClan !== null && { clan: saidClan }),
	});
	if (typed.way !== 'person') throw new DomainError('notFound');
	const unconfirmed: CardFact[] = saidClan === null ? ['name'] : ['name', 'clan'];
	const added = await insertRelative(tx, leave, { tree, typed, more: { unconfirmed } }, now);
	return added.personId;
}

async function writeFact(tx: Tx, { tree, question }: Accepted, now: Date): Promise<string> {
	const { personId, asks, saidClan, saidGotra, saidYear } = question;
	if (asks === 'father' || asks === 'mother') throw new DomainError('notFound');
	const card = await tx.person.findFirst({
		where: openCard(tree.id, { personId, asks }),
		select: { ...lifeColumns, unconfirmed: true },
	});
	if (!card) throw new DomainError('record.stale');
	const written =
		asks === 'clan'
			? await withClanName(tx, { clan: saidClan })
			: asks === 'gotra'
				? { gotra: saidGotra }
				: lifeAfter(card, { dob: findYear(saidYear) }, todayInIndia(now));
	if ('bornOn' in written) {
		const graph = await readGraph(tx, tree);
		const known = graph.people.find(({ id }) => id === personId);
		if (known) correctPerson(graph, { ...known, ...written });
	}
	const unconfirmed = [...new Set([...card.unconfirmed, ...factsAsked(asks)])];
	await tx.person.update({
		where: { id: personId },
		data: { ...written, unconfirmed, version: { increment: 1 } },
		select: { id: true },
	});
	await noteChange(tx, tree.id);
	return personId;
}

function findYear(year: number | null) {
	return year === null ? null : { date: new Date(Date.UTC(year, 0, 1)), precision: 'year' as const };
}

/**
 * Stores what a relative says, once. Of an answer only what was asked is read. The confirmation of a second relative counts at
 * once.
 *
 * @throws DomainError `question.ended` for every link that does not work, no matter why, and for who says to be another
 */
export async function answerQuestion({ token, as, by, ...said }: AnswerBody, now: Date): Promise<void> {
	const tokenHash = getLinkHash(token);
	const opened = await db.elderQuestion.findFirst({
		where: openLink(tokenHash, now),
		include: { tree: { select: { ownerId: true } } },
	});
	if (!opened) throw new DomainError('question.ended');
	const { id } = opened;
	const choices = await getChoices(opened, { ownerId: opened.tree.ownerId, now });
	const choice = choices && findChoice(choices, as);
	if (!choice) throw new DomainError('question.ended');
	const isAnswered = await db.$transaction(async (tx) => {
		if (!(await checkChoice(tx, { id, tokenHash, choice, now }))) return false;
		const { treeId, asks, tree, confirms } = await tx.elderQuestion.findUniqueOrThrow({
			where: { id },
			include: { confirms: { select: { asks: true, resultId: true } }, tree: { select: { ownerId: true } } },
		});
		const answer = confirms ? { saidRight: said.isRight ?? null } : getColumns(asks, said);
		await tx.elderQuestion.update({
			where: { id },
			data: { ...answer, saidBy: by || null, answeredAt: now, tokenHash: null },
			select: { id: true },
		});
		if (confirms && said.isRight) await confirm(tx, { ...confirms, treeId });
		await queueAnswerMail(tx, tree.ownerId, now);
		return true;
	});
	// A wrong choice is stored before it is refused.
	if (!isAnswered) throw new DomainError('question.ended');
}

/** Nothing where the first thing that is asked is not known. */
function getColumns(asks: QuestionSubject, said: Omit<AnswerBody, 'token' | 'as' | 'by' | 'isRight'>) {
	const [first, ...others] = fieldsAsked[asks];
	if (!said[first]) return {};
	const fields: readonly string[] = [first, ...others];
	const text = (field: 'name' | 'village' | 'clan' | 'gotra') =>
		(fields.includes(field) && said[field]) || null;
	return {
		...{ saidName: text('name'), saidVillage: text('village') },
		...{ saidClan: text('clan'), saidGotra: text('gotra') },
		saidYear: fields.includes('year') ? (said.year ?? null) : null,
	};
}

/** What the card holds by the word of one relative holds by the word of two. */
async function confirm(
	tx: Tx,
	{ asks, resultId, treeId }: { asks: QuestionSubject; resultId: string | null; treeId: string },
): Promise<void> {
	if (resultId === null) return;
	const card = await tx.person.findUniqueOrThrow({ where: { id: resultId }, select: { unconfirmed: true } });
	const facts = factsAsked(asks);
	await tx.person.update({
		where: { id: resultId },
		data: {
			unconfirmed: card.unconfirmed.filter((fact) => !facts.includes(fact)),
			version: { increment: 1 },
		},
		select: { id: true },
	});
	await noteChange(tx, treeId);
}

/** Removes questions that nobody has answered in time. Answers how many. */
export async function removeExpired(now: Date): Promise<number> {
	const { count } = await db.elderQuestion.deleteMany({
		where: { answeredAt: null, expiresAt: { lte: now } },
	});
	return count;
}
