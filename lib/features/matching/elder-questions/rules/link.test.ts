import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import { getExpiry } from './link';

describe.each(['hi', 'en'] as const)('the life of a link to a question, in messages in %s', (language) => {
	it('lasts as many days as its sender and its reader are promised', () => {
		const { elderQuestions, elderAnswer } = getMessages(language);
		const days = getExpiry(new Date(0)).getTime() / (24 * 60 * 60 * 1000);
		for (const message of [elderQuestions.intro, elderAnswer.endedText])
			expect(message.match(/\d+/g)).toEqual([String(days)]);
	});
});
