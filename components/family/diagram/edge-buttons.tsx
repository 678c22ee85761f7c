import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type Beyond, type Side, sides } from '@/lib/client/family/diagram/outside';
import { formatCount } from '@/lib/platform/i18n/format';

interface EdgeButtonsProps {
	outside: ReadonlyMap<Side, Beyond>;
	onFly: (memberId: string) => void;
}

const arrows = { left: ArrowLeft, right: ArrowRight, top: ArrowUp, bottom: ArrowDown } as const;

/** How many people lie beyond each edge of the canvas; a press flies to the nearest of them. */
export function EdgeButtons({ outside, onFly }: EdgeButtonsProps) {
	const t = useTranslations('familyTree.diagram.outside');
	const language = useLocale();
	if (outside.size === 0) return null;
	return (
		<fieldset aria-label={t('label')} className="contents">
			{sides.map((side) => {
				const beyond = outside.get(side);
				const Arrow = arrows[side];
				return (
					beyond && (
						<button
							key={side}
							type="button"
							aria-label={t(side, { count: beyond.count })}
							onClick={() => onFly(beyond.nearestId)}
							className="flex h-11 min-w-11 items-center justify-center gap-1 rounded-full border border-gold bg-surface px-2.5 font-bold text-primary text-sm leading-none hover:bg-raised md:flex-col md:gap-0 md:px-1 md:text-xs"
						>
							<Arrow aria-hidden="true" className="size-4" />
							{formatCount(beyond.count, language)}
						</button>
					)
				);
			})}
		</fieldset>
	);
}
