import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RetryPanel } from './retry-panel';
import { shownFailure } from './shown-failure';
import { Skeleton } from './skeleton';

interface QueryContentProps<Answer> {
	query: UseQueryResult<Answer>;
	words: { loading: string; failed: string };
	/** Has the shape of what is being loaded. */
	skeleton?: ReactNode;
	/** Said of what does not exist, or no longer. */
	gone?: ReactNode;
	children: (answer: Answer) => ReactNode;
}

/** What a call has answered; its place while it is awaited, or why it did not come. */
export function QueryContent<Answer>({
	query,
	words,
	skeleton = <CardSkeletons />,
	gone,
	children,
}: QueryContentProps<Answer>) {
	const t = useTranslations('site');
	if (gone && query.error?.status === 404) return <div role="alert">{gone}</div>;
	if (query.data !== undefined) return children(query.data);
	const failure = shownFailure(query);
	if (failure)
		return (
			<RetryPanel
				text={words.failed}
				reason={failure.message}
				retry={t('tryAgain')}
				onRetry={() => void query.refetch()}
			/>
		);
	return (
		<>
			<p role="status" className="sr-only">
				{words.loading}
			</p>
			<div aria-busy="true">{skeleton}</div>
		</>
	);
}

function CardSkeletons() {
	return (
		<div className="flex flex-col gap-4">
			<Skeleton className="h-32" />
			<Skeleton className="h-32" />
		</div>
	);
}
