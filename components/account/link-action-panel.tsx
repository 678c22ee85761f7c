'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ApiResult } from '@/lib/client/api';

interface Outcome {
	heading: string;
	text: string;
	/** Where it goes on, if not to `home`. */
	next?: { home: string; homeHref: string };
}

interface LinkActionPanelProps {
	heading: string;
	children: ReactNode;
	texts: { action: string; busy: string; failed: string };
	act: () => Promise<ApiResult>;
	done: Outcome;
	/** Where the link no longer works. */
	gone: Outcome;
	home: string;
	homeHref: string;
	footer?: ReactNode;
}

/** What a mailed link is for: said, and done at a click. */
export function LinkActionPanel(props: LinkActionPanelProps) {
	const { heading, children, texts, act, done, gone, home, homeHref, footer } = props;
	const isHydrated = useHydrated();
	const [state, setState] = useState<'waiting' | 'busy' | 'done' | 'gone'>('waiting');
	const [error, setError] = useState<string | null>(null);
	const outcome = useRef<HTMLHeadingElement>(null);
	const isOver = state === 'done' || state === 'gone';
	// The button that had the focus is gone then.
	useEffect(() => {
		if (isOver) outcome.current?.focus();
	}, [isOver]);
	const start = async () => {
		setState('busy');
		setError(null);
		const answer = await act();
		if (answer.ok) return setState('done');
		if (answer.status === 404) return setState('gone');
		setState('waiting');
		setError(answer.message || texts.failed);
	};
	if (isOver) {
		const { next = { home, homeHref }, ...said } = state === 'done' ? done : gone;
		return <LinkOutcome headingRef={outcome} {...said} {...next} />;
	}
	return (
		<div className="container-page py-8 md:py-14">
			<Card className="mx-auto flex max-w-2xl flex-col gap-4 p-5 md:p-8">
				<h1 className="text-h2 md:text-h2-wide">{heading}</h1>
				{children}
				{error && <Banner tone="error">{error}</Banner>}
				<div>
					<Button
						className="w-full sm:w-auto"
						disabled={!isHydrated}
						busyLabel={state === 'busy' && texts.busy}
						onClick={start}
					>
						{texts.action}
					</Button>
				</div>
				{footer}
			</Card>
		</div>
	);
}
