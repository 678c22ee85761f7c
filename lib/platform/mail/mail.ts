import type { Language } from '@/lib/core/language';

/** What a mail says, in both of its forms. */
export interface MailContent {
	language: Language;
	/** One of our own sentences, never a word that somebody typed. */
	subject: string;
	text: string;
	html: string;
}

export interface Mail extends MailContent {
	to: string;
	/** Where an answer goes, for mails that somebody may answer. */
	replyTo?: string;
}
