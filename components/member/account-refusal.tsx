'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Arch } from '@/components/ui/arch';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { callApi } from '@/lib/client/api';
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
	const remove = async () => {
		setState('busy');
		setRefusal(null);
		const answer = await callApi('/api/users/not-me', { method: 'POST', body: { token } });
		if (answer.ok) return setState('done');
		if (answer.status === 404) return setState('gone');
		setState('asking');
		setRefusal(answer.message || texts.failed);
	};
	if (state === 'done' || state === 'gone')
		return (
			<Outcome
				isNews
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
				<p className="break-words text-text md:text-lg">{texts.added}</p>
				<p className="break-words text-text-muted">{texts.removal}</p>
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

interface OutcomeProps {
	heading: string;
	text: string;
	home: string;
	homeHref: string;
	/** It has just taken the place of what the reader looked at: it takes the focus too, and is read out. */
	isNews?: boolean;
}

export function Outcome({ heading, text, home, homeHref, isNews = false }: OutcomeProps) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isNews) title.current?.focus();
	}, [isNews]);
	return (
		<div className="container-page flex flex-col items-center gap-4 py-14 text-center md:py-20">
			<Arch className="w-32" />
			<h1 ref={title} tabIndex={-1} className="text-h2 outline-none md:text-h2-wide">
				{heading}
			</h1>
			<p className="max-w-prose text-text-muted">{text}</p>
			<LinkButton href={homeHref}>{home}</LinkButton>
		</div>
	);
}
