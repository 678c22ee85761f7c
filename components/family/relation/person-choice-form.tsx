'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useTransition } from 'react';
import type { Choices } from '@/lib/client/family/relation/kin-options';
import { pathIn } from '@/lib/core/localized-path';
import { type LineageWay, lineagePath } from '@/lib/features/family/rules/paths';
import { PersonField } from './person-field';

interface PersonChoiceFormProps {
	way: LineageWay;
	choices: Choices;
	/** The person whom the page begins with by itself. */
	defaultId: string;
	/** Null for that one. */
	pickedId: string | null;
	texts: { label: string; none: string; toggle: string; found: string; loading: string };
}

/** With whom a page about descent begins; its address says who was picked. */
export function PersonChoiceForm({ way, choices, defaultId, pickedId, texts }: PersonChoiceFormProps) {
	const language = useLocale();
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const { label, loading, ...picker } = texts;
	return (
		<>
			<PersonField
				id={`${way}-of`}
				label={label}
				choices={choices}
				exceptId={defaultId}
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
