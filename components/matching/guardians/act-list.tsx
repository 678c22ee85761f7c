import { useLocale, useTranslations } from 'next-intl';
import type { Acts } from '@/lib/client/matching/guardians/replies';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { formatCount, formatDay } from '@/lib/platform/i18n/format';

/** Everything that guardians have done in the viewer's name, the newest first. */
export function ActList({ acts }: { acts: Acts }) {
	const language = useLocale();
	const t = useTranslations('matching.guardians.acts');
	return (
		<section aria-labelledby="guardian-acts" className="flex flex-col gap-3">
			<h2 id="guardian-acts" className="text-h3 md:text-h3-wide">
				{t('title')}
			</h2>
			{acts.length === 0 ? (
				<p className="text-text-muted">{t('emptyText')}</p>
			) : (
				<ul className="flex list-disc flex-col gap-1 pl-5 marker:text-gold">
					{acts.map(({ _id, by, other, action, times, firstAt, createdAt }) => (
						<li key={_id}>
							{t(times > 1 ? 'repeated' : 'line', {
								...{ times: formatCount(times, language), first: formatDay(firstAt, language) ?? '' },
								date: formatDay(createdAt, language) ?? '',
								what: t(`${action}`, { by: shownName(by), name: other ? shownName(other) : t('gone') }),
							})}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
