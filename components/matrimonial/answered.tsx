import type { ReactNode } from 'react';
import { RetryPanel } from '@/components/ui/retry-panel';
import type { MatrimonialTexts } from './texts';
import type { UsedAnswer } from './use-answer';

interface AnsweredProps<Answer> {
	used: Pick<UsedAnswer<Answer>, 'asked' | 'tryAgain'>;
	words: { loading: string; failed: string };
	texts: Pick<MatrimonialTexts, 'tryAgain'>;
	/** Has the shape of what is being loaded. */
	skeleton: ReactNode;
	children: (answer: Answer) => ReactNode;
}

/** What a call has answered; its place while it is awaited, or why it did not come. */
export function Answered<Answer>({
	used: { asked, tryAgain },
	words,
	texts,
	skeleton,
	children,
}: AnsweredProps<Answer>) {
	if (asked.status === 'loaded') return children(asked.answer);
	if (asked.status === 'failed') {
		return (
			<RetryPanel text={words.failed} reason={asked.message} retry={texts.tryAgain} onRetry={tryAgain} />
		);
	}
	return (
		<div role="status">
			<span className="sr-only">{words.loading}</span>
			{skeleton}
		</div>
	);
}
