'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useTransition } from 'react';
import OptionPicker, { type PickerOption } from '@/components/ui/option-picker';
import { pathIn } from '@/lib/core/localized-path';
import { type LineageWay, lineagePath } from './family-paths';

interface PersonChoiceProps {
	way: LineageWay;
	options: readonly PickerOption[];
	/** Null for who the page begins with by itself. */
	pickedId: string | null;
	texts: { label: string; none: string; toggle: string; found: string; loading: string };
}

/** With whom a page about descent begins; its address says who was picked. */
export function PersonChoice({ way, options, pickedId, texts }: PersonChoiceProps) {
	const language = useLocale();
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const { label, loading, ...picker } = texts;
	return (
		<>
			<OptionPicker
				id={`${way}-of`}
				label={label}
				options={options}
				picked={pickedId}
				onPick={(id) =>
					startTransition(() => router.replace(pathIn(language, lineagePath(way, id)), { scroll: false }))
				}
				texts={picker}
			/>
			<p role="status" className="sr-only">
				{isPending && loading}
			</p>
		</>
	);
}
