import type { Language } from '@/lib/core/language';
import { mostOf } from '@/lib/features/inbox/form';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import type { MessageKind } from './message-fields';
import type { MessageFormTexts } from './message-form';

/** The words of a form, from the message files. */
export function messageFormTexts(kind: MessageKind, language: Language): MessageFormTexts {
	const { fieldErrors, inbox, site } = getMessages(language);
	const { send, sending, sent, failed, again } = inbox[kind];
	const { trap, noScript, problems, messageHint: _, emailHint, ...fields } = inbox.fields;
	return {
		...{ language, fieldErrors, fields, trap, noScript, problems, send, sending, sent, failed, again },
		hints: {
			email: emailHint,
			message: translator(language)('inbox.fields.messageHint', { max: mostOf.message }),
		},
		types: { Feedback: inbox.types.Feedback, 'Report Issue': inbox.types.ReportIssue },
		dismiss: site.close,
	};
}
