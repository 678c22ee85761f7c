import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

const points = [
	...(['start', 'plus', 'account', 'noAccount', 'link'] as const),
	...(['pending', 'departed', 'hidden', 'notMe', 'file'] as const),
] as const;

/** Says in a few points how a tree comes about. */
export function HowItWorksDialog({ onClose }: { onClose: () => void }) {
	const t = useTranslations('familyTree');
	return (
		<Dialog
			title={t('info.title')}
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('close')}</Button>}
		>
			<ul className="flex list-disc flex-col gap-3 pl-5">
				{points.map((point) => (
					<li key={point}>{t(`info.points.${point}`)}</li>
				))}
			</ul>
		</Dialog>
	);
}
