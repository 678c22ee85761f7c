import type { Language } from '@/lib/core/language';
import { composeMail } from './compose-mail';
import type { MailContent } from './mail';

interface Paragraphs {
	/** The reader's. */
	language: Language;
	subject: string;
	/** Plain text, one paragraph each. */
	blocks: string[];
	/** What the link below them says. */
	open: string;
	/** Whole, with its origin. */
	url: string;
}

/** A mail of a few paragraphs, and a link to where it goes on. */
export function paragraphsMail({ language, subject, blocks, open, url }: Paragraphs): MailContent {
	return composeMail(language, subject, [...blocks, { kind: 'button', text: open, url }]);
}
