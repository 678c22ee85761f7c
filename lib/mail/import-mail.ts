import type { Language } from '@/lib/core/language';
import { formatDay } from '@/lib/i18n/format';
import { pathIn } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translate';
import type { MailContent } from './mail';
import { paragraphsMail } from './paragraphs-mail';

interface ImportFacts {
	language: Language;
	/** When the account goes, if nobody has claimed it by then. */
	endsAt: Date;
	/** Where the account can be removed, unprefixed. */
	notMePath: string;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** The mail about an account that administrators have written from a file: how to take it over or be rid of it. */
export function importMail({ language, endsAt, notMePath, appUrl }: ImportFacts): MailContent {
	const t = translator(language);
	const until = formatDay(endsAt.toISOString(), language) ?? '';
	const notMeUrl = appUrl + pathIn(language, notMePath);
	return paragraphsMail({
		language,
		subject: t('mail.import.subject'),
		blocks: [
			t('mail.import.added'),
			t('mail.import.waiting'),
			t('mail.import.later', { until }),
			`${t('mail.import.notYou', { until })} ${notMeUrl}`,
		],
		open: t('mail.claim.takeOver'),
		url: appUrl + pathIn(language, '/forgot-password#claim'),
	});
}
