'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Skeleton } from '@/components/ui/skeleton';
import { useFetched } from '@/components/ui/use-fetched-first';
import { type Filters, getQuery } from '@/lib/client/matching/filters';
import { placesIn } from '@/lib/client/matching/known-values';

const fetchForm = () => import('./filter-form');
const FilterForm = lazy(async () => ({ default: (await fetchForm()).FilterForm }));

/** Age, place, education and clan, by which the server narrows the matches down; the page's address keeps them. */
export function MatchFilterPanel({
	filters,
	onShow,
}: {
	filters: Filters;
	onShow: (filters: Filters) => void;
}) {
	const t = useTranslations('matching.filters');
	const active = getQuery(filters).size;
	const [isOpen, setOpen] = useState(active > 0);
	const { options, loadOptions } = useAddressOptions();
	const isFormThere = useFetched(fetchForm, isOpen);
	useEffect(() => {
		if (isOpen) void loadOptions();
	}, [isOpen, loadOptions]);
	return (
		<details
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			className="rounded-card border border-line bg-surface"
		>
			<summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold text-primary">
				<SlidersHorizontal aria-hidden="true" className="size-5" />
				{active > 0 ? t('active', { count: active }) : t('title')}
			</summary>
			{isOpen && !isFormThere && <Skeleton className="m-4 h-24" />}
			{isFormThere && (
				<Suspense>
					<FilterForm
						// What is typed gives way when the address says something else.
						key={getQuery(filters).toString()}
						filters={filters}
						places={placesIn(options)}
						onShow={onShow}
					/>
				</Suspense>
			)}
		</details>
	);
}
