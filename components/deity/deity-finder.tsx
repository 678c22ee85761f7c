'use client';

import type { ReactNode } from 'react';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import type { FilteredDeity } from './deity-filter';
import { DeityFilterBar } from './deity-filter-bar';
import type { DeityFilterTexts } from './texts';
import { useDeityFilter } from './use-deity-filter';

interface DeityFinderProps {
	language: Language;
	deities: readonly (FilteredDeity & { card: ReactNode })[];
	texts: DeityFilterTexts;
	words: { search: string; placeholder: string; none: string; clear: string };
	/** Whether there are devis and devtas to choose between. */
	hasTypes?: boolean;
}

/** All deities of a page as cards; what is typed or chosen above hides the others, as one types. */
export function DeityFinder({ language, deities, texts, words, hasTypes = false }: DeityFinderProps) {
	const { form, shown, read, clear } = useDeityFilter(deities);
	return (
		<>
			<DeityFilterBar
				form={form}
				onChange={read}
				searchLabel={words.search}
				placeholder={words.placeholder}
				texts={texts}
				hasTypes={hasTypes}
			/>
			<p role="status" className="my-4 text-sm text-text-muted noscript:hidden">
				{filled(texts.found, {
					count: formatCount(shown.size, language),
					total: formatCount(deities.length, language),
				})}
			</p>
			<ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
				{deities.map(({ id, card }) => (
					<li key={id} hidden={!shown.has(id)}>
						{card}
					</li>
				))}
			</ul>
			{shown.size === 0 && (
				<EmptyState title={words.none} text={texts.noneHint}>
					<Button look="outline" onClick={clear}>
						{words.clear}
					</Button>
				</EmptyState>
			)}
		</>
	);
}
