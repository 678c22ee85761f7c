import { BadgeCheck, ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { pathIn } from '@/lib/core/localized-path';

/** Where the help page says what is verified and how. */
export const verifiedHelpPath = '/help#verified';

interface VerifiedBadgesProps {
	verified: { emailConfirmed?: boolean | undefined; isKnownToFamily?: boolean | undefined };
	className?: string;
}

/** What has been verified of a member; what each mark means is there when it is opened. Nothing where nothing has been. */
export function VerifiedBadges({ verified, className = '' }: VerifiedBadgesProps) {
	const language = useLocale();
	const t = useTranslations('verified');
	const marks = [
		...(verified.emailConfirmed ? [{ name: t('email'), text: t('emailText') }] : []),
		...(verified.isKnownToFamily ? [{ name: t('family'), text: t('familyText') }] : []),
	];
	if (marks.length === 0) return null;
	return (
		<details className={`group text-sm ${className}`}>
			<summary className="inline-flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-1.5 [&::-webkit-details-marker]:hidden">
				<span className="sr-only">{t('label')}</span>
				{marks.map(({ name }) => (
					<span
						key={name}
						className="inline-flex items-center gap-1 rounded-full bg-ok-wash px-2.5 py-0.5 text-ok text-xs"
					>
						<BadgeCheck aria-hidden="true" className="size-3.5 shrink-0" />
						{name}
					</span>
				))}
				<ChevronDown
					aria-hidden="true"
					className="size-4 shrink-0 text-text-muted transition-transform group-open:rotate-180"
				/>
			</summary>
			<div className="rounded-control border border-line bg-raised px-3 py-2.5 text-left">
				<dl className="flex flex-col gap-2">
					{marks.map(({ name, text }) => (
						<div key={name}>
							<dt className="font-semibold">{name}</dt>
							<dd className="text-text-soft">{text}</dd>
						</div>
					))}
				</dl>
				<TextLink href={pathIn(language, verifiedHelpPath)} className="mt-1">
					{t('more')}
				</TextLink>
			</div>
		</details>
	);
}
