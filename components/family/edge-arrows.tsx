import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '@/lib/platform/i18n/format';
import { type Beyond, type Side, sides } from './outside';

interface EdgeArrowsProps {
	outside: ReadonlyMap<Side, Beyond>;
	onFly: (memberId: string) => void;
}

/** Clear of the buttons for the size, which are on the right, and on a phone at the bottom. */
const looks = {
	left: { Arrow: ArrowLeft, place: 'top-[40%] left-2 -translate-y-1/2' },
	right: { Arrow: ArrowRight, place: 'top-[40%] right-2 -translate-y-1/2 flex-row-reverse' },
	top: { Arrow: ArrowUp, place: 'top-2 left-1/2 -translate-x-1/2' },
	bottom: { Arrow: ArrowDown, place: 'bottom-2 left-1/2 -translate-x-1/2 max-md:bottom-17' },
} as const;

/** At each edge of the canvas how many people lie beyond it; a press flies to the nearest of them. */
export function EdgeArrows({ outside, onFly }: EdgeArrowsProps) {
	const t = useTranslations('familyTree.diagram.outside');
	const language = useLocale();
	if (outside.size === 0) return null;
	return (
		<fieldset aria-label={t('label')} className="contents">
			{sides.map((side) => {
				const beyond = outside.get(side);
				const { Arrow, place } = looks[side];
				return (
					beyond && (
						<button
							key={side}
							type="button"
							aria-label={t(side, { count: beyond.count })}
							onClick={() => onFly(beyond.nearestId)}
							className={`absolute flex h-11 min-w-11 items-center justify-center gap-1 rounded-full border border-gold bg-surface px-2.5 font-bold text-primary text-sm shadow-soft hover:bg-raised ${place}`}
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
