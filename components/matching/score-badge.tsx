import { useTranslations } from 'next-intl';

const tiers = [
	{ from: 90, look: 'border-ok bg-ok-wash text-ok' },
	{ from: 80, look: 'border-gold bg-warning-wash text-warning' },
	{ from: 0, look: 'border-chip-line bg-chip text-on-chip' },
] as const;

/** How well a match suits, 0 to 100: one look from 90, another from 80, and the rest. */
export function ScoreBadge({ score }: { score: number }) {
	const t = useTranslations('matching.card');
	const tier = tiers.find(({ from }) => score >= from) ?? tiers[2];
	return (
		<span
			className={`inline-block whitespace-nowrap rounded-full border px-3 font-semibold text-sm ${tier.look}`}
		>
			{t('score', { score })}
		</span>
	);
}
