import { type CompatibilityTier, tierOf } from '@/components/dashboard/answers';
import { filled } from '@/components/family/texts';

const looks: Record<CompatibilityTier, string> = {
	highest: 'border-ok bg-ok-wash text-ok',
	high: 'border-gold bg-warning-wash text-warning',
	other: 'border-chip-line bg-chip text-on-chip',
};

/** How well a match suits, 0 to 100. */
export function ScoreBadge({ score, words }: { score: number; words: string }) {
	return (
		<span
			className={`inline-block whitespace-nowrap rounded-full border px-3 font-semibold text-sm ${looks[tierOf(score)]}`}
		>
			{filled(words, { score })}
		</span>
	);
}
