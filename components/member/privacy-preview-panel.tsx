import { Eye } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';
import { audiences } from '@/lib/features/member/access/audience';

/** Leads to the own profile as others see it. */
export function PrivacyPreviewPanel({ memberId }: { memberId: string }) {
	const language = useLocale();
	const t = useTranslations('profile.preview');
	return (
		<nav aria-label={t('heading')} className="flex flex-wrap items-center gap-2 print:hidden">
			<p className="mr-1 text-text-soft">{t('heading')}</p>
			{audiences.map((audience) => (
				<LinkButton
					key={audience}
					look="outline"
					href={pathIn(language, `/profile/${memberId}?as=${audience}`)}
					className="px-4 text-sm"
				>
					<Eye aria-hidden="true" className="size-4" />
					{t(audience)}
				</LinkButton>
			))}
		</nav>
	);
}
