import { useTranslations } from 'next-intl';
import type { OwnSide } from '@/components/matching/use-seeker';
import { Card } from '@/components/ui/card';

interface IntroducerListProps {
	/** From the viewer to the other. */
	introducers: readonly string[];
	own: OwnSide;
	name: string;
}

/** The shortest chain of members who know both families, by name. */
export function IntroducerList({ introducers, own, name }: IntroducerListProps) {
	const t = useTranslations('meeting');
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{t('introducers')}</h2>
			<Card className="flex flex-col gap-3 p-4 md:p-6">
				{introducers.length === 0 ? (
					<p>{t('noIntroducers')}</p>
				) : (
					<>
						<p>{t('introducersText')}</p>
						<ol aria-label={t('chain', { ...own, name })} className="flex flex-wrap items-center gap-2">
							{[own.person === 'self' ? t('you') : own.ward, ...introducers, name].map((person, at) => (
								// Two in the chain may have one name, and it never changes its order.
								// biome-ignore lint/suspicious/noArrayIndexKey: see above
								<li key={at} className="flex max-w-full items-center gap-2">
									{at > 0 && (
										<span aria-hidden="true" className="text-gold">
											→
										</span>
									)}
									<span className="min-w-0 wrap-anywhere rounded-control border border-chip-line bg-chip px-3 py-1 font-semibold text-on-chip">
										{person}
									</span>
								</li>
							))}
						</ol>
					</>
				)}
				<p className="text-sm text-text-muted">{t('introducersHint')}</p>
			</Card>
		</section>
	);
}
