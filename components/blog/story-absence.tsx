import { useLocale, useTranslations } from 'next-intl';
import { AbsentRecord } from '@/components/site/absent-record';
import { pathIn } from '@/lib/core/localized-path';

/** No story, or none for this reader. */
export function StoryAbsence({ isRemoved }: { isRemoved: boolean }) {
	const t = useTranslations('stories');
	return (
		<AbsentRecord
			isRemoved={isRemoved}
			title={t(isRemoved ? 'article.removed' : 'article.notFound')}
			text={t(isRemoved ? 'article.removedText' : 'article.notFoundText')}
			list={{ href: pathIn(useLocale(), '/blogs'), label: t('page.back') }}
		/>
	);
}
