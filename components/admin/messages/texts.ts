import type { Messages } from '@/components/member/texts';
import type { Language } from '@/lib/core/language';

/** The words of the inbox and the reports. They come as props, so that the browser loads no message formatter. */
export type AdminMessagesTexts = Omit<Messages['admin']['messages'], 'answer'> & {
	reportReasons: Messages['interests']['reportReason'];
	/** Of an answer, which is begun in the language of whom it goes to. */
	answers: Record<Language, AnswerTexts>;
};

export type AnswerTexts = Messages['admin']['messages']['answer'];

export function adminMessagesTexts(
	messagesIn: Record<Language, Messages>,
	language: Language,
): AdminMessagesTexts {
	const { admin, interests } = messagesIn[language];
	const { answer, ...texts } = admin.messages;
	return {
		...texts,
		reportReasons: interests.reportReason,
		answers: { hi: messagesIn.hi.admin.messages.answer, en: messagesIn.en.admin.messages.answer },
	};
}
