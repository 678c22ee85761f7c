import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Guardianship } from './answers';

interface TermsProps {
	/** As the sentences call the two; "you" for the viewer. */
	guardian: string;
	candidate: string;
	/** Null before the candidate has chosen. */
	agreement: Guardianship['agreement'];
}

/** What the two agree to, in words: who sees what, who answers, whose contact is shown, until when, and how it ends. */
export function Terms({ guardian, candidate, agreement }: TermsProps) {
	const language = useLocale();
	const t = useTranslations('matrimonial.guardians.terms');
	const names = { guardian, candidate };
	return (
		<ul className="list-disc pl-5 text-sm marker:text-gold [&_li]:first-letter:uppercase">
			<li>{t('sees', names)}</li>
			{agreement && <li>{t(agreement.hasLastWord ? 'lastWord' : 'ownWord', names)}</li>}
			{agreement && (
				<li>{t(agreement.contactOf === 'guardian' ? 'contactGuardian' : 'contactCandidate', names)}</li>
			)}
			<li>{t('known', names)}</li>
			<li>{t('end')}</li>
			{agreement && <li>{t('until', { date: formatDay(agreement.expiresAt, language) ?? '' })}</li>}
		</ul>
	);
}
