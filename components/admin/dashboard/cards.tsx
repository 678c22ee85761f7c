'use client';

import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from '../admin-context';
import { type UsedList, useList } from '../use-list';
import type { DashboardTexts } from './texts';

type CountedList<Answer> = Omit<UsedList<Answer>, 'refusal'>;

interface CardsProps {
	overview: CountedList<Reply<'GET /api/admin/overview'>>;
	texts: DashboardTexts;
}

/** How many there are of what the portal is about. */
export function Cards({ overview, texts }: CardsProps) {
	const { cards } = texts;
	const matches = { ...overview, answer: overview.answer?.totalMatches ?? null };
	const figures = [
		{
			title: cards.users,
			list: useList({ ...apiQuery('GET /api/users/count'), select: ({ count }) => count }),
		},
		{
			title: cards.blogs,
			list: useList({ ...apiQuery('GET /api/blogs/count'), select: ({ count }) => count }),
		},
		{
			title: cards.families,
			list: useList({ ...apiQuery('GET /api/family/count'), select: ({ totalFamilies }) => totalFamilies }),
		},
		{ title: cards.matches, list: matches },
	];
	return (
		<section aria-label={cards.label}>
			<dl className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
				{figures.map(({ title, list }) => (
					<div
						key={title}
						className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-4 md:p-5"
					>
						<dt className="text-sm text-text-muted">{title}</dt>
						<dd className="font-bold font-serif text-h2 text-heading md:text-h2-wide">
							<Figure list={list} texts={texts} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

interface FigureProps {
	list: CountedList<number>;
	texts: DashboardTexts;
}

function Figure({ list: { status, answer, reload }, texts }: FigureProps) {
	const { language } = useAdmin();
	if (status === 'failed')
		return (
			<span role="alert" className="flex flex-col items-start gap-2 font-normal font-sans text-error text-sm">
				{texts.failed}
				<Button look="outline" onClick={reload}>
					{texts.tryAgain}
				</Button>
			</span>
		);
	if (answer !== null) return formatCount(answer, language);
	return (
		<>
			<span className="sr-only">{texts.loading}</span>
			<Skeleton className="my-1 h-8 w-20" />
		</>
	);
}
