import { type Language, languages } from '@/lib/core/language';
import { relativeWords } from '@/lib/features/family/relations/rules/kinship-words';
import { addressWordFor } from '@/lib/features/family/tree/dto/card';
import type { OpenTree } from '@/lib/features/family/tree/queries/open-tree';
import { mayBeAsked } from '@/lib/features/family/tree/rules/elders';
import type { ShownCard } from '@/lib/features/family/tree/rules/shown-cards';
import type { AnswerField } from '@/lib/features/matching/elder-questions/rules/fields';
import { nameIn, type PersonName } from '@/lib/features/member/dto/written';
import type { QuestionSubject } from '@/lib/platform/db/generated/enums';
import { translator } from '@/lib/platform/i18n/translate';
import { type AddressTerm, addressWords, findAddressTerm } from '@/lib/rules/kinship/address-words';
import { parentAsSeenBy, plainParts } from '@/lib/rules/kinship/asked-relation';
import type { Step } from '@/lib/rules/kinship/steps';
import type { KinPart } from '@/lib/rules/kinship/terms';
import { writtenIn } from '@/lib/rules/script/in-script';

/** How a question speaks to a relative, and about somebody. */
export interface QuestionWords {
	address: Record<Language, string>;
	/** "your Nanosa", from the relative's point of view; empty for the relative themselves. */
	whose: Record<Language, string>;
}

interface AskedOf {
	elderId: string;
	personId: string;
	asks: QuestionSubject;
}

/** Null where the relative may not be asked or nothing joins them to who asks, or the person has no card that is shown. */
export async function composeWords(tree: OpenTree, of: AskedOf): Promise<QuestionWords | null> {
	const { elderId, personId } = of;
	const parent = of.asks === 'father' || of.asks === 'mother' ? of.asks : null;
	const [cards, toElders, toPersons, hasAlike] = await Promise.all([
		tree.ask('shown', [elderId, personId]),
		tree.ask('kin', { fromId: tree.meId, toIds: [elderId] }),
		tree.ask('kin', { fromId: elderId, toIds: [personId] }),
		tree.ask('hasAlike', { fromId: elderId, toId: personId, parent }),
	]);
	const [elder, person] = [elderId, personId].map((id) => cards.find(({ row }) => row.id === id));
	if (!elder || !person || !mayBeAsked({ ...elder.shown, id: elder.row.id }, tree.meId)) return null;
	// The name tells which of two is meant, as of two wives of a brother.
	const parts = hasAlike ? null : findParts(toPersons[0]?.steps ?? null, of.asks);
	const stepsToElder = toElders[0]?.steps;
	// The page behind the link asks what its reader is to the one who asks.
	if (!stepsToElder?.length) return null;
	const inBoth = (wordsIn: (language: Language) => string) => ({ hi: wordsIn('hi'), en: wordsIn('en') });
	return {
		address: getAddress(tree, stepsToElder, elder),
		whose: inBoth((language) =>
			parts === 'self' ? '' : whoseWords({ parts, person, asks: of.asks, own: tree.addressWords }, language),
		),
	};
}

function getAddress(tree: OpenTree, steps: readonly Step[], elder: ShownCard): QuestionWords['address'] {
	const word = addressWordFor(tree, steps);
	if (word) return word;
	const [hi, en] = languages.map((language) =>
		translator(language)('elderQuestions.byName', { name: nameIn(language, nameOnCard(elder)) }),
	);
	return { hi: hi ?? '', en: en ?? '' };
}

function nameOnCard({ row, shown }: ShownCard) {
	return { name: shown.name, nameInOtherScript: row.account?.nameInOtherScript ?? shown.nameInOtherScript };
}

/** What who is asked about is to the relative; null where their card has to be named. */
function findParts(steps: readonly Step[] | null, asks: QuestionSubject): readonly KinPart[] | 'self' | null {
	if (!steps) return null;
	if (asks === 'father' || asks === 'mother') return parentAsSeenBy(steps, asks);
	return steps.length === 0 ? 'self' : plainParts(steps);
}

/** Ancestors whom a family calls by a word of its own also where it speaks about them. */
const spokenOf: readonly AddressTerm[] = ['F', 'M', 'FF', 'FM', 'MF', 'MM'];

interface Whose {
	parts: readonly KinPart[] | null;
	person: ShownCard;
	asks: QuestionSubject;
	own: OpenTree['addressWords'];
}

function whoseWords({ parts, person, asks, own }: Whose, language: Language): string {
	const t = translator(language);
	const name = nameIn(language, nameOnCard(person));
	if (parts === null) {
		if (asks === 'father' || asks === 'mother')
			return relativeWords(name, [[asks === 'father' ? 'F' : 'M']], t);
		return name;
	}
	const term = own && findAddressTerm(parts);
	if (!own || !term || !spokenOf.includes(term)) return relativeWords(null, parts, t);
	const word = own[term] === undefined ? addressWords[term][language] : writtenIn(language, own[term]);
	const gender = term.endsWith('M') ? 'feminine' : 'masculine';
	return t(`kinship.genitiveOfMe.${gender}`, { relative: word });
}

/** A question as one reads it. */
export interface WrittenQuestion {
	asks: QuestionSubject;
	/** Whether it asks if an answer is right. */
	isConfirmation: boolean;
	whose: string;
}

/** All of a question in a sentence: "काकोसा, आपके नानोसा का नाम और गाँव?" without the word of address. */
export function questionSentence(
	{ asks, isConfirmation, whose }: WrittenQuestion,
	language: Language,
): string {
	const t = translator(language);
	return t(`elderQuestions.sentence.${isConfirmation ? 'confirm' : asks}`, subject(whose));
}

/** What the page asks for one thing of an answer. */
export function stepSentence(field: AnswerField, whose: string, language: Language): string {
	return translator(language)(`elderQuestions.step.${field}`, subject(whose));
}

/** The arguments of a sentence about the relative who answers, where `whose` is empty, or about a relative of theirs. */
function subject(whose: string) {
	return { whose, person: whose === '' ? 'self' : 'other' };
}

interface Link extends Pick<WrittenQuestion, 'asks' | 'isConfirmation'> {
	/** An address. */
	url: string;
	words: QuestionWords;
	/** By their first name. */
	asker: string;
}

/** The message with which a link is sent. */
export function messageWith({ url, words, asker, ...question }: Link, language: Language): string {
	const whose = words.whose[language];
	return translator(language)('elderQuestions.message', {
		...{ address: words.address[language], url, asker },
		question: questionSentence({ ...question, whose }, language),
	});
}

/** "Vikram" of Vikram Singh, in the script of the language. */
export const firstNameIn = (language: Language, name: PersonName) =>
	nameIn(language, name).split(' ')[0] ?? '';
