'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useTransition } from 'react';
import { pathIn } from '@/lib/core/localized-path';
import { relationPath } from '@/lib/features/family/rules/relation-path';
import { PairField } from './pair-field';

type PairFieldProps = ComponentProps<typeof PairField>;

interface KinPairFieldProps extends Pick<PairFieldProps, 'choices' | 'meId' | 'fromId' | 'toId'> {
	/** What is found, to be read out once it is. */
	summary: string | null;
}

/** Between whom the relation is asked for; the address of the page says who was picked. */
export function KinPairField({ summary, ...pair }: KinPairFieldProps) {
	const t = useTranslations('kinRelation');
	const language = useLocale();
	const ownName = pair.choices.options.find(({ id }) => id === pair.meId)?.label ?? '';
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const show = (from: string, to: string | null) =>
		startTransition(() =>
			router.replace(pathIn(language, relationPath(from === pair.meId ? null : from, to)), { scroll: false }),
		);
	return (
		<>
			<PairField
				{...pair}
				idPrefix="relation"
				isPending={isPending}
				onPick={show}
				texts={{
					from: t('from'),
					to: t('to'),
					swap: t('swap'),
					me: t('me', { name: ownName }),
					nobody: t('nobody'),
					picker: { toggle: t('picker.toggle'), found: t('picker.found') },
				}}
			/>
			<p role="status" className="sr-only">
				{isPending ? t('loading') : summary}
			</p>
		</>
	);
}
