'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { type Outcome, shareAddress } from '@/lib/client/share-address';

/** So long what came of it is said. */
const saidForMs = 2500;

interface ShareButtonProps {
	title: string;
	/** The part of the page that is shared, such as a picture; without it the page is shared. */
	fragment?: string;
	look?: ButtonLook;
}

/** Hands the address of the page on: to another program, or to be pasted. */
export function ShareButton({ title, fragment, look = 'outline' }: ShareButtonProps) {
	const t = useTranslations('blogs.article');
	const [outcome, setOutcome] = useState<{ shown: Outcome } | null>(null);
	useEffect(() => {
		if (!outcome) return;
		const timer = setTimeout(() => setOutcome(null), saidForMs);
		return () => clearTimeout(timer);
	}, [outcome]);
	const share = async () => {
		const hash = fragment === undefined ? '' : `#${fragment}`;
		const shown = await shareAddress({ title, url: location.origin + location.pathname + hash });
		if (shown) setOutcome({ shown });
	};
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
			<Button look={look} className="px-4 text-sm" onClick={() => void share()}>
				<Share2 aria-hidden="true" className="size-5" />
				{t('share')}
			</Button>
			<p role="status" className={`text-sm ${look === 'ghost' ? 'text-sand-100' : 'text-text-soft'}`}>
				{outcome && t(outcome.shown)}
			</p>
		</div>
	);
}
