'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callApi } from '@/lib/client/api';
import { RefusalOutcome } from './refusal-outcome';
import type { Messages } from './texts';
import { useHydrated } from './use-hydrated';

interface AccountRefusalProps {
	token: string;
	texts: Omit<Messages['notMe'], 'title' | 'orClaim'>;
	homeHref: string;
	/** The sentence with the link for who wants the account after all. */
	orClaim: ReactNode;
}

type State = 'asking' | 'busy' | 'done' | 'gone';

/** Tells whom an account was made for, and by whom, and removes it at a click. */
export function AccountRefusal({ token, texts, homeHref, orClaim }: AccountRefusalProps) {
	const isHydrated = useHydrated();
	const [state, setState] = useState<State>('asking');
	const [refusal, setRefusal] = useState<string | null>(null);
	const outcome = useRef<HTMLHeadingElement>(null);
	// The button that had the focus is gone then.
	useEffect(() => {
		if (state === 'done' || state === 'gone') outcome.current?.focus();
	}, [state]);
	const remove = async () => {
		setState('busy');
		setRefusal(null);
		const answer = await callApi('POST /api/users/not-me', { body: { token } });
		if (answer.ok) return setState('done');
		if (answer.status === 404) return setState('gone');
		setState('asking');
		setRefusal(answer.message || texts.failed);
	};
	if (state === 'done' || state === 'gone')
		return (
			<RefusalOutcome
				headingRef={outcome}
				heading={state === 'done' ? texts.doneHeading : texts.goneTitle}
				text={state === 'done' ? texts.doneText : texts.gone}
				home={texts.home}
				homeHref={homeHref}
			/>
		);
	return (
		<div className="container-page py-8 md:py-14">
			<Card className="mx-auto flex max-w-2xl flex-col gap-4 p-5 md:p-8">
				<h1 className="text-h2 md:text-h2-wide">{texts.heading}</h1>
				<p className="text-text md:text-lg">{texts.added}</p>
				<p className="text-text-muted">{texts.removal}</p>
				{refusal && <Banner tone="error">{refusal}</Banner>}
				<div>
					<Button
						className="w-full sm:w-auto"
						disabled={!isHydrated}
						busyLabel={state === 'busy' && texts.removing}
						onClick={remove}
					>
						{texts.remove}
					</Button>
				</div>
				<p className="border-line border-t pt-4">{orClaim}</p>
			</Card>
		</div>
	);
}
