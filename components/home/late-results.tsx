import type { ComponentProps } from 'react';
import { LateMessages } from '@/components/site/late-messages';
import { SearchResults } from './search-results';

/** What a search has found, with the words that the page does not hold. */
export function LateResults(props: ComponentProps<typeof SearchResults>) {
	return (
		<LateMessages>
			<SearchResults {...props} />
		</LateMessages>
	);
}
