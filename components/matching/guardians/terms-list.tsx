import { useLocale, useTranslations } from 'next-intl';
import type { Guardianship } from '@/lib/client/matching/guardians/replies';
import { formatDay } from '@/lib/platform/i18n/format';

interface TermsListProps {
	/** The part of the viewer in the agreement. */
	viewer: 'guardian' | 'candidate';
	/** Of the other one of the two. */
	name: string;
	/** Null before the seeker has chosen. */
	agreement: Guardianship['agreement'];
}

/** What the two agree to, in words: who sees what, who answers, whose contact is shown, until when, and how it ends. */
export function TermsList({ viewer, name, agreement }: TermsListProps) {
	const language = useLocale();
	const t = useTranslations('matching.guardians.terms');
	const of = (side: TermsListProps['viewer']) => ({ name, person: side === viewer ? 'self' : 'other' });
	return (
		<ul className="list-disc pl-5 text-sm marker:text-gold [&_li]:first-letter:uppercase">
			<li>{t('sees', of('guardian'))}</li>
			{agreement && (
				<li>{agreement.hasLastWord ? t('lastWord', of('guardian')) : t('ownWord', of('candidate'))}</li>
			)}
			{agreement && <li>{t('contact', of(agreement.contactOf))}</li>}
			<li>{t('known', of('candidate'))}</li>
			<li>{t('end')}</li>
			{agreement && <li>{t('until', { date: formatDay(agreement.expiresAt, language) ?? '' })}</li>}
		</ul>
	);
}
