import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

/** How much waits for an administrator. */
export interface WaitingCounts {
	blogs: number;
	pictures: number;
	messages: number;
	reports: number;
}

interface WaitingFacts extends WaitingCounts {
	/** The administrator's. */
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

const pages = {
	blogs: '/admin/blogs?review=1',
	pictures: '/admin/gallery?review=1',
	messages: '/admin/messages',
	reports: '/admin/messages?tab=reports&state=open',
} as const;

/** What waits for an administrator: numbers and links alone, so that any address may get it. */
export function waitingMail({ language, appUrl, ...counts }: WaitingFacts): MailContent {
	const t = translator(language);
	const count = counts.blogs + counts.pictures + counts.messages + counts.reports;
	const subject = t('mail.waiting.subject', { count });
	const lines = (['blogs', 'pictures', 'messages', 'reports'] as const)
		.filter((kind) => counts[kind] > 0)
		.map((kind) => ({
			text: t(`mail.waiting.${kind}`, { count: counts[kind] }),
			url: `${appUrl}${pages[kind]}`,
		}));
	const choice = { text: t('mail.waiting.choice'), url: `${appUrl}/admin/settings#mails` };
	const link = ({ text, url }: { text: string; url: string }) =>
		`<a href="${escapeHtml(url)}" style="color:#7a1f1f">${escapeHtml(text)}</a>`;
	return {
		language,
		subject,
		text: [
			t('mail.waiting.greeting'),
			...lines.map(({ text, url }) => `${text}: ${url}`),
			`${choice.text}: ${choice.url}`,
		].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(t('mail.waiting.greeting'))}</p>`,
			`<ul>${lines.map((line) => `<li style="padding:6px 0">${link(line)}</li>`).join('')}</ul>`,
			`<p style="font-size:14px">${link(choice)}</p>`,
		]),
	};
}
