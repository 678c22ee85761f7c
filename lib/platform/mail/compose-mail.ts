import type { Language } from '@/lib/core/language';
import { escapeHtml } from './html';
import type { MailContent } from './mail';
import { mailPage } from './mail-page';

/** A part of a mail; a plain text is a paragraph. */
export type MailBlock =
	| string
	| { kind: 'heading'; text: string }
	/** Six digits, in large letters. */
	| { kind: 'code'; text: string }
	| { kind: 'list'; lines: readonly string[] }
	| { kind: 'button'; text: string; url: string }
	/** A paragraph with a link behind it, which shows `linkText` in HTML, or else its address. */
	| { kind: 'link'; text: string; linkText?: string; url: string }
	/** A paragraph with what the reader can do about it, which plain text has in a line of its own. */
	| { kind: 'action'; text: string; action: string; url: string };

/** A mail of blocks, as plain text and as HTML. Addresses are whole, with their origin. */
export function composeMail(language: Language, subject: string, blocks: readonly MailBlock[]): MailContent {
	return {
		language,
		subject,
		text: blocks.map(toText).join('\n\n'),
		html: mailPage(language, subject, blocks.map(toHtml)),
	};
}

function toText(block: MailBlock): string {
	if (typeof block === 'string') return block;
	switch (block.kind) {
		case 'list':
			return block.lines.map((line) => `- ${line}`).join('\n');
		case 'button':
			return `${block.text}: ${block.url}`;
		case 'link':
			return `${block.text} ${block.url}`;
		case 'action':
			return `${block.text}\n${block.action}: ${block.url}`;
		default:
			return block.text;
	}
}

function toHtml(block: MailBlock): string {
	if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`;
	switch (block.kind) {
		case 'heading':
			return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.5;color:#7a1f1f">${escapeHtml(block.text)}</h1>`;
		case 'code':
			return `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#7a1f1f">${escapeHtml(block.text)}</p>`;
		case 'list':
			return `<ul>${block.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
		case 'button':
			return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#7a1f1f;color:#ffffff;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
		case 'link':
			return withLink(block.text, block.linkText ?? block.url, block.url);
		case 'action':
			return withLink(block.text, block.action, block.url);
	}
}

function withLink(text: string, linkText: string, url: string): string {
	return `<p>${escapeHtml(text)} <a href="${escapeHtml(url)}" style="color:#7a1f1f">${escapeHtml(linkText)}</a></p>`;
}
