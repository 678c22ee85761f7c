import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** In the place of the diagram when it could not be drawn. */
export function LayoutFailureNotice({ onTryAgain }: { onTryAgain: () => void }) {
	const t = useTranslations('familyTree');
	return (
		<div role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6">
			<p>{t('picture.layoutFailed')}</p>
			<Button onClick={onTryAgain}>{t('tryAgain')}</Button>
		</div>
	);
}
