import type { ComponentProps } from 'react';
import { DeferredMessages } from '@/components/site/deferred-messages';
import { SearchResults } from './search-results';

/** What a search has found, with the words that the page does not hold. */
export function DeferredResults(props: ComponentProps<typeof SearchResults>) {
	return (
		<DeferredMessages>
			<SearchResults {...props} />
		</DeferredMessages>
	);
}
