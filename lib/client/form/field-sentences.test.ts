import type { Messages } from 'next-intl';
import { expect, it } from 'vitest';
import { contactBody, feedbackBody } from '@/lib/features/messaging/inbox/schema';
import { clientMessages } from '@/lib/platform/i18n/client-messages';
import { findFieldSentences } from './field-sentences';

const { fieldErrors } = clientMessages('en', ['fieldErrors']) as Messages;
const message = {
	name: 'Meera',
	email: 'meera@example.com',
	subject: 'A question',
	message: 'How do I begin?',
};
const findErrors = (values: object) => findFieldSentences(contactBody, values, 'en', fieldErrors);

it('refuses nothing that the call takes', () => {
	expect(findErrors(message)).toEqual([]);
});

it('says at each field what the call says, with the numbers of the rule', () => {
	expect(findErrors({ ...message, email: 'no address', subject: ' ', message: 'a'.repeat(5001) })).toEqual([
		{ path: 'email', message: fieldErrors.email },
		{ path: 'message', message: 'Write at most 5,000 characters.' },
		{ path: 'subject', message: fieldErrors.required },
	]);
});

it('says it in the language of the page', () => {
	const { fieldErrors: inHindi } = clientMessages('hi', ['fieldErrors']) as Messages;
	expect(findFieldSentences(feedbackBody, { ...message, type: 'Praise' }, 'hi', inHindi)).toEqual([
		{ path: 'type', message: inHindi.notInList },
	]);
});
