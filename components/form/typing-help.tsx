'use client';

import { lazy, Suspense } from 'react';
import { useTypingHelp } from '@/components/ui/use-typing-help';

/** With the tables of names. */
const TypingOffers = lazy(() => import('./typing-offers'));

/** Helps in all text fields of a Hindi page, those of dialogs too, while its switch is on. */
export function TypingHelp() {
	return useTypingHelp() ? (
		<Suspense>
			<TypingOffers />
		</Suspense>
	) : null;
}
