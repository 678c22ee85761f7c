import { Expand, LocateFixed, Maximize, Minus, Plus, Shrink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface ZoomButtonsProps {
	isFull: boolean;
	onZoom: (factor: number) => void;
	onFit: () => void;
	onGoToMe: () => void;
	onToggleFull: () => void;
}

/** Moves and scales the picture. */
export function ZoomButtons({ isFull, onZoom, onFit, onGoToMe, onToggleFull }: ZoomButtonsProps) {
	const t = useTranslations('familyTree.diagram');
	const FullIcon = isFull ? Shrink : Expand;
	return (
		<div
			role="toolbar"
			aria-label={t('zoom')}
			className="flex gap-1.5 max-md:ml-auto md:flex-col *:size-11 *:bg-surface *:p-0"
		>
			<Button look="outline" aria-label={t('zoomIn')} onClick={() => onZoom(1.25)}>
				<Plus aria-hidden="true" className="size-5" />
			</Button>
			<Button look="outline" aria-label={t('zoomOut')} onClick={() => onZoom(0.8)}>
				<Minus aria-hidden="true" className="size-5" />
			</Button>
			<Button look="outline" aria-label={t('fit')} onClick={onFit}>
				<Maximize aria-hidden="true" className="size-5" />
			</Button>
			<Button look="outline" aria-label={t('goToMe')} onClick={onGoToMe}>
				<LocateFixed aria-hidden="true" className="size-5" />
			</Button>
			<Button look="outline" aria-label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onClick={onToggleFull}>
				<FullIcon aria-hidden="true" className="size-5" />
			</Button>
		</div>
	);
}
