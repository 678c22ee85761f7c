import type { Language } from '@/lib/core/language';
import { escapeHtml } from './html';
import type { MailContent } from './mail';
import { mailPage } from './mail-page';

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
	return {
		language,
		subject,
		text: [...blocks, `${open}: ${url}`].join('\n\n'),
		html: mailPage(language, subject, [
			...blocks.map((block) => `<p>${escapeHtml(block)}</p>`),
			`<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#7a1f1f;color:#ffffff;text-decoration:none">${escapeHtml(open)}</a></p>`,
		]),
	};
}
