import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { fixedPathIn } from '@/lib/core/localized-path';

/** Shown instead of what the server refuses to the reader, since the role has been taken from them meanwhile. */
export function Forbidden() {
	const t = useTranslations('admin.frame.forbidden');
	const language = useLocale();
	return (
		<Banner tone="error">
			<p>{t('text')}</p>
			<a
				href={fixedPathIn(language, '/')}
				className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{t('link')}
			</a>
		</Banner>
	);
}
