import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { MatchDetailReply } from '@/lib/features/matching/schema';

/** What the score is made of: every part with its points and its reason. */
export function ScoreList({ score, scores }: { score: number; scores: MatchDetailReply['scores'] }) {
	const t = useTranslations('matching.match');
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{t('scores', { score })}</h2>
			<Card className="p-4 md:p-6">
				<p className="text-sm text-text-muted">{t('scoresText')}</p>
				<ul className="mt-3 flex flex-col gap-3">
					{scores.map(({ code, points, of, text }) => (
						<li key={`${code} ${text}`} className="min-w-0">
							<div className="flex items-baseline justify-between gap-4">
								<span className="min-w-0">{text}</span>
								<span className="shrink-0 text-sm text-text-muted">{t('points', { points, of })}</span>
							</div>
							<div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-line">
								<div
									className="h-full rounded-full bg-primary"
									style={{ width: `${of > 0 ? Math.max(0, Math.min(1, points / of)) * 100 : 0}%` }}
								/>
							</div>
						</li>
					))}
				</ul>
			</Card>
		</section>
	);
}
