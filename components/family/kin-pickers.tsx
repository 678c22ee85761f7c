'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, useTransition } from 'react';
import { useFollowedLogin } from '@/components/member/use-followed-login';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { relationPath } from './kin-path';
import { PairPickers } from './pair-pickers';

type PairPickersProps = ComponentProps<typeof PairPickers>;

interface KinPickersProps extends Pick<PairPickersProps, 'options' | 'meId' | 'fromId' | 'toId'> {
	/** What is found, to be read out once it is. */
	summary: string | null;
	language: Language;
	texts: PairPickersProps['texts'] & { loading: string };
}

/** Between whom the relation is asked for; the address of the page says who was picked. */
export function KinPickers({ summary, language, texts, ...pair }: KinPickersProps) {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	useFollowedLogin(language);
	const show = (from: string, to: string | null) =>
		startTransition(() =>
			router.replace(pathIn(language, relationPath(from === pair.meId ? null : from, to)), { scroll: false }),
		);
	return (
		<>
			<PairPickers {...pair} idPrefix="relation" isPending={isPending} onPick={show} texts={texts} />
			<p role="status" className="sr-only">
				{isPending ? texts.loading : summary}
			</p>
		</>
	);
}
