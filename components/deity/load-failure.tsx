'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '@/components/member/texts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

type FailureTexts = Messages['deities']['failure'];

const Texts = createContext<FailureTexts>({ list: '', one: '', goBack: '', tryAgain: '' });

/** Keeps the words of a failure at hand: when they are needed, the server may not answer any more. */
export function FailureWords({ texts, children }: { texts: FailureTexts; children: ReactNode }) {
	return <Texts value={texts}>{children}</Texts>;
}

/** Stands in a page's place when its deities, or its one deity, could not be read. */
export function LoadFailure({ of, retry }: { of: 'list' | 'one'; retry: () => void }) {
	const texts = useContext(Texts);
	return (
		<div className="container-page py-12" role="alert">
			<h1 className="sr-only">{texts[of]}</h1>
			<EmptyState title={texts[of]}>
				<Button look="outline" onClick={() => history.back()}>
					{texts.goBack}
				</Button>
				<Button onClick={retry}>{texts.tryAgain}</Button>
			</EmptyState>
		</div>
	);
}
