import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shownFailure } from '@/components/member/shown-failure';
import { RetryPanel } from '@/components/ui/retry-panel';
import type { MatrimonialTexts } from './texts';

interface AnsweredProps<Answer> {
	query: UseQueryResult<Answer>;
	words: { loading: string; failed: string };
	texts: Pick<MatrimonialTexts, 'tryAgain'>;
	/** Has the shape of what is being loaded. */
	skeleton: ReactNode;
	children: (answer: Answer) => ReactNode;
}

/** What a call has answered; its place while it is awaited, or why it did not come. */
export function Answered<Answer>({ query, words, texts, skeleton, children }: AnsweredProps<Answer>) {
	if (query.data !== undefined) return children(query.data);
	const failure = shownFailure(query);
	if (failure)
		return (
			<RetryPanel
				text={words.failed}
				reason={failure.message}
				retry={texts.tryAgain}
				onRetry={() => void query.refetch()}
			/>
		);
	return (
		<div role="status">
			<span className="sr-only">{words.loading}</span>
			{skeleton}
		</div>
	);
}
