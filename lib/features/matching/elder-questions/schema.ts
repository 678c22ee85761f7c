import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { nameLine } from '@/lib/core/person-name';
import { wholeNumber } from '@/lib/core/whole-number';
import { namedPerson } from '@/lib/features/family/schema';
import { QuestionSubject } from '@/lib/platform/db/generated/enums';

export type { QuestionSubject };

const subject = z.enum(QuestionSubject);

/** GET /api/family/questions: whose ancestors; without it the caller's own. */
export const questionsQuery = z.object({ of: z.guid().exactOptional() });

const words = z.object({ hi: z.string(), en: z.string() });

/** Somebody of the caller's tree. */
const relative = namedPerson.extend({
	relationWords: words,
	addressWord: words.nullable(),
});

const gap = z.object({
	/** Whose it is, from the one whose ancestors are counted: their mother's father. */
	words: z.string(),
	what: z.enum(['person', 'clan', 'gotra', 'birth', 'gender', 'marriage']),
	/** What a relative can be asked; null where the caller cannot write the answer into their own tree. */
	question: z.object({ personId: z.string(), asks: subject }).nullable(),
	/** A single relative has said it. */
	awaitsSecond: z.boolean(),
	/** Where it can be filled in: a living person's own account, a card of the caller's tree, or another tree. */
	place: z.enum(['account', 'card', 'otherTree']),
});

const text = z.string().nullable();

/** What a relative has said; nothing where they do not know. */
const said = z.object({
	name: text,
	village: text,
	clan: text,
	gotra: text,
	year: z.int().nullable(),
	/** Whether what another has said is right. */
	isRight: z.boolean().nullable(),
	/** Who has answered, by their own word. */
	by: text,
});

/**
 * `waiting`: the link works. `expired`: no answer came in time. `closed`: a reader has chosen a wrong relation. `unknown`: the relative does not know. `answered`:
 * the caller decides. `accepted`: a single relative has said it. `confirmed`: it counts for marriages too.
 */
const questionStates = [
	'waiting',
	'expired',
	'closed',
	'unknown',
	'answered',
	'accepted',
	'confirmed',
] as const;

const asked = z.object({
	_id: z.string(),
	personId: z.string(),
	asks: subject,
	elder: namedPerson,
	/** How the relative is spoken to, and the question as they read it, in the caller's language. */
	address: z.string(),
	question: z.string(),
	state: z.enum(questionStates),
	said,
	createdAt: z.string(),
	expiresAt: z.string(),
});

const question = asked.extend({
	/** To other relatives, whether the accepted answer is right. */
	confirmations: z.array(asked),
});

export type Question = z.input<typeof question>;
export type Asked = z.input<typeof asked>;

export const questionsReply = z.object({
	/** Whose ancestors are counted. */
	of: namedPerson.extend({ isMe: z.boolean() }),
	ancestors: z.object({ known: z.int(), total: z.int() }),
	/** What verdicts on their marriage lack, the nearest first. */
	gaps: z.array(gap),
	/** Who may be asked: the living of the caller's own generation and of those above, the oldest generation first. */
	relatives: z.array(relative),
	questions: z.array(question),
	isEmailConfirmed: z.boolean(),
});

/** POST /api/family/questions: about a gap, or whether an accepted answer is right. Asking the same again makes a new link. */
export const askBody = z.union([
	z.object({
		personId: z.guid(),
		asks: subject,
		elderId: z.guid(),
		language: z.enum(languages),
	}),
	z.object({ confirmsId: z.guid(), elderId: z.guid(), language: z.enum(languages) }),
]);

export type AskBody = z.output<typeof askBody>;

export const askedReply = z.object({
	message: z.string(),
	/** The link, which is never shown again. */
	address: z.string(),
	/** What is sent with it, in the language that was chosen. */
	text: z.string(),
});

/** POST /api/family/questions/{id}: takes the answer over into the tree. */
export const acceptBody = z.object({ isDeceased: z.boolean() });

export const questionParams = z.object({ id: z.guid() });

const token = z.string().max(200);

/** POST /api/family/answer: what was asked, or nothing where the relative does not know. */
export const answerBody = z.object({
	token,
	/** What the relative has said to be to who asks. */
	as: z.string().max(200),
	name: nameLine(100).exactOptional(),
	village: nameLine(80).exactOptional(),
	clan: nameLine(80).exactOptional(),
	gotra: nameLine(80).exactOptional(),
	year: wholeNumber(1500, 2200).exactOptional(),
	isRight: z.boolean().exactOptional(),
	by: nameLine(100).exactOptional(),
});

export type AnswerBody = z.output<typeof answerBody>;
