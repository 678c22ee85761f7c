import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import type { TypedText } from '@/lib/platform/mail/typed-text';

interface MessageFacts {
	id: string;
	/** The administrator's. */
	language: Language;
	kind: 'contact' | 'feedback';
	feedbackType: 'feedback' | 'issue' | null;
	/** What the visitor typed; null for an administrator whose address is not confirmed. */
	name: TypedText | null;
	email: TypedText | null;
	subject: TypedText | null;
	message: TypedText | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** What a visitor typed is in the text only: the subject is one of our own sentences. */
export function messageMail({
	id,
	language,
	kind,
	name,
	email,
	subject,
	feedbackType,
	message,
	appUrl,
}: MessageFacts): MailContent {
	const t = translator(language);
	const sort = kind === 'contact' ? 'contact' : (feedbackType ?? 'feedback');
	return paragraphsMail({
		language,
		subject: t(`inbox.mail.${sort}.subject`),
		blocks:
			name === null || email === null || message === null
				? [t('inbox.mail.unnamed')]
				: [
						t(`inbox.mail.${sort}.intro`, { name, email }),
						...(subject === null ? [] : [t('inbox.mail.about', { subject })]),
						...message.split('\n').filter((line) => line !== ''),
						t('inbox.mail.answer'),
					],
		open: t('inbox.mail.open'),
		url: `${appUrl}/admin/messages?open=${id}`,
	});
}
