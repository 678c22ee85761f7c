import { useLocale, useTranslations } from 'next-intl';
import { AbsentRecord } from '@/components/site/absent-record';
import { pathIn } from '@/lib/core/localized-path';

/** Where there is no such deity. */
export function DeityAbsence({ isRemoved }: { isRemoved: boolean }) {
	const t = useTranslations('deity.notFound');
	return (
		<AbsentRecord
			isRemoved={isRemoved}
			title={t(isRemoved ? 'removed' : 'title')}
			text={t(isRemoved ? 'removedText' : 'text')}
			list={{ href: pathIn(useLocale(), '/deity'), label: t('all') }}
		/>
	);
}
