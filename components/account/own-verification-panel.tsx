import { BadgeCheck, CircleDashed } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { verifiedHelpPath } from '@/components/member/verified-badges';
import { Card } from '@/components/ui/card';
import { TextLink } from '@/components/ui/text-link';
import { pathIn } from '@/lib/core/localized-path';

interface OwnVerificationPanelProps {
	profile: { emailConfirmed: boolean; isKnownToFamily: boolean };
}

/** What others see as verified of oneself, and how to get what is not yet. */
export function OwnVerificationPanel({ profile }: OwnVerificationPanelProps) {
	const language = useLocale();
	const t = useTranslations('profile.verified');
	const titleId = useId();
	const rows = [
		{ isDone: profile.emailConfirmed, text: profile.emailConfirmed ? t('email') : t('noEmail') },
		{ isDone: profile.isKnownToFamily, text: profile.isKnownToFamily ? t('family') : t('noFamily') },
	];
	return (
		<section aria-labelledby={titleId} className="print:hidden">
			<Card className="flex flex-col gap-3 p-5 md:p-7">
				<h2 id={titleId} className="text-h3 md:text-h3-wide">
					{t('title')}
				</h2>
				<ul className="flex flex-col gap-2">
					{rows.map(({ isDone, text }) => {
						const Icon = isDone ? BadgeCheck : CircleDashed;
						return (
							<li key={text} className="flex items-start gap-2.5">
								<Icon
									aria-hidden="true"
									className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-ok' : 'text-text-muted'}`}
								/>
								{text}
							</li>
						);
					})}
				</ul>
				<p className="text-sm text-text-muted">{t('who')}</p>
				<p className="flex flex-wrap gap-x-6">
					{!profile.isKnownToFamily && (
						<TextLink href={pathIn(language, '/family-tree')}>{t('link')}</TextLink>
					)}
					<TextLink href={pathIn(language, verifiedHelpPath)}>{t('more')}</TextLink>
				</p>
			</Card>
		</section>
	);
}
