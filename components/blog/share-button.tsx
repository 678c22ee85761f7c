'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Outcome, shareAddress } from './share-address';

/** So long what came of it is said. */
const saidForMs = 2500;

/** Hands the address of the page on: to another program, or to be pasted. */
export function ShareButton({ title }: { title: string }) {
	const t = useTranslations('stories.article');
	const [outcome, setOutcome] = useState<{ shown: Outcome } | null>(null);
	useEffect(() => {
		if (!outcome) return;
		const timer = setTimeout(() => setOutcome(null), saidForMs);
		return () => clearTimeout(timer);
	}, [outcome]);
	const share = async () => {
		const shown = await shareAddress({ title, url: location.origin + location.pathname });
		if (shown) setOutcome({ shown: shown });
	};
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
			<Button look="outline" className="px-4 text-sm" onClick={() => void share()}>
				<Share2 aria-hidden="true" className="size-5" />
				{t('share')}
			</Button>
			<p role="status" className="text-sm text-text-soft">
				{outcome && t(outcome.shown)}
			</p>
		</div>
	);
}
