'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { FilteredDeity } from '@/lib/client/heritage/deity/deity-filter';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import { DeityFilterForm } from './deity-filter-form';
import { useDeityFilter } from './use-deity-filter';

interface DeityFinderPanelProps {
	language: Language;
	deities: readonly (FilteredDeity & { card: ReactNode })[];
	/** Which page it is: it says what is looked for, and by what. */
	list: 'devi' | 'devta' | 'directory';
}

/** All deities of a page as cards; what is typed or chosen above hides the others, as one types. */
export function DeityFinderPanel({ language, deities, list }: DeityFinderPanelProps) {
	const t = useTranslations('deities');
	const isDirectory = list === 'directory';
	const { form, shown, read, clear } = useDeityFilter(deities);
	return (
		<>
			<DeityFilterForm
				form={form}
				onChange={read}
				searchLabel={t(`${list}.search`)}
				placeholder={t(`${list}.placeholder`)}
				hasTypes={isDirectory}
			/>
			<p role="status" className="my-4 text-sm text-text-muted noscript:hidden">
				{t('filter.found', {
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
				<EmptyState title={t(`${list}.none`)} text={t('filter.noneHint')}>
					<Button look="outline" onClick={clear}>
						{t(isDirectory ? 'filter.reset' : 'filter.clear')}
					</Button>
				</EmptyState>
			)}
		</>
	);
}
