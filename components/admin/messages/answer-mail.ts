import type { useTranslations } from 'next-intl';
import { cutTo } from '@/lib/core/graphemes';
import { formatMoment } from '@/lib/platform/i18n/format';
import type { InboxMessage } from './inbox-query';

/** Longer addresses some mail programs do not take. */
const maxCharacters = 1900;

/**
 * The address that opens the administrator's mail program with an answer begun: to whom the message is from, about the
 * same, and with as much of it as there is room for. Everything typed is encoded: none of it can become a further
 * recipient, field or command.
 */
export function answerMail(
	message: InboxMessage,
	t: ReturnType<typeof useTranslations<'admin.messages.answer'>>,
): string {
	const { email, name, subject, kind, createdAt, language } = message;
	const topic =
		subject ?? t(({ contact: 'ofContact', feedback: 'ofFeedback', issue: 'ofIssue' } as const)[kind]);
	const begun = [
		t('greeting', { name }),
		'',
		'',
		t('wrote', { date: formatMoment(createdAt, language) ?? '' }),
	];
	const address = (text: string) =>
		`mailto:${recipient(email)}?subject=${encoded(t('subject', { subject: topic }))}&body=${encoded(
			[...begun, ...text.split('\n').map((line) => `> ${line}`)].join('\r\n'),
		)}`;
	return longestFitting(message.message, address);
}

function longestFitting(text: string, address: (text: string) => string): string {
	const whole = address(text);
	if (whole.length <= maxCharacters) return whole;
	let [fits, tooMany] = [0, text.length];
	while (tooMany - fits > 1) {
		const middle = Math.floor((fits + tooMany) / 2);
		if (address(cutTo(middle, text)).length <= maxCharacters) fits = middle;
		else tooMany = middle;
	}
	return address(cutTo(fits, text));
}

/** The sign between the parts of the address stays as it is; it is the last one. */
function recipient(email: string): string {
	const at = email.lastIndexOf('@');
	return `${encoded(email.slice(0, at))}@${encoded(email.slice(at + 1))}`;
}

/** Also what `encodeURIComponent` leaves, but means something to a mail program or a shell. */
function encoded(text: string): string {
	return encodeURIComponent(text).replace(
		/[!'()*]/g,
		(letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}
