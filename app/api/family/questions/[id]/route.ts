import { acceptAnswer, removeQuestion } from '@/lib/features/matching/elder-questions/commands';
import { acceptBody, questionParams } from '@/lib/features/matching/elder-questions/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Writes a relative's answer into the caller's tree. */
export const POST = route({
	access: 'member',
	params: questionParams,
	body: acceptBody,
	reply: messageReply,
	errors: [
		'family.genderMismatch',
		'family.genderNeeded',
		'family.parentYounger',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
	],
	handler: async ({ actor, params: { id }, body: { isDeceased }, language, now }) => {
		await acceptAnswer(actor.memberId, { id, isDeceased }, now);
		return { message: translator(language)('elderQuestions.done.accepted') };
	},
});

/** Withdraws a question, or declines its answer. */
export const DELETE = route({
	access: 'member',
	params: questionParams,
	reply: messageReply,
	handler: async ({ actor, params: { id }, language }) => {
		await removeQuestion(actor.memberId, id);
		return { message: translator(language)('elderQuestions.done.removed') };
	},
});
