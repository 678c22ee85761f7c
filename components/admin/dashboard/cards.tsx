import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount } from '@/lib/platform/i18n/format';
import { type UsedList, useList } from '../list/use-list';

export function Cards({ overview }: { overview: UsedList<Reply<'GET /api/admin/overview'>> }) {
	const t = useTranslations('admin.dashboard');
	const matches = { ...overview, answer: overview.answer?.totalMatches ?? null };
	const figures = [
		{
			title: t('cards.users'),
			list: useList({ ...apiQuery('GET /api/users/count'), select: ({ count }) => count }),
		},
		{
			title: t('cards.blogs'),
			list: useList({ ...apiQuery('GET /api/blogs/count'), select: ({ count }) => count }),
		},
		{
			title: t('cards.families'),
			list: useList({ ...apiQuery('GET /api/family/count'), select: ({ totalFamilies }) => totalFamilies }),
		},
		{ title: t('cards.matches'), list: matches },
	];
	return (
		<section aria-label={t('cards.label')}>
			<dl className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
				{figures.map(({ title, list }) => (
					<div
						key={title}
						className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-4 md:p-5"
					>
						<dt className="text-sm text-text-muted">{title}</dt>
						<dd className="font-bold font-serif text-h2 text-heading md:text-h2-wide">
							<Figure list={list} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Figure({ list: { status, answer, reload } }: { list: UsedList<number> }) {
	const t = useTranslations('admin.dashboard');
	const language = useLocale();
	if (status === 'failed')
		return (
			<span role="alert" className="flex flex-col items-start gap-2 font-normal font-sans text-error text-sm">
				{t('failed')}
				<Button look="outline" onClick={reload}>
					{t('tryAgain')}
				</Button>
			</span>
		);
	if (answer !== null) return formatCount(answer, language);
	return (
		<>
			<span className="sr-only">{t('loading')}</span>
			<Skeleton className="my-1 h-8 w-20" />
		</>
	);
}
