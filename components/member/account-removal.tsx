'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callApi } from '@/lib/client/api';
import { LinkOutcome } from './link-outcome';
import { useHydrated } from './use-hydrated';

interface AccountRemovalProps {
	token: string;
	/** What has been done, and what removing the account undoes. */
	sentences: { added: string; removal: string };
	homeHref: string;
	/** The sentence with the link for who wants the account after all. */
	orClaim: ReactNode;
}

type State = 'asking' | 'busy' | 'done' | 'gone';

/** Tells whom an account was made for, and by whom, and removes it at a click. */
export function AccountRemoval({ token, sentences, homeHref, orClaim }: AccountRemovalProps) {
	const t = useTranslations('notMe');
	const isHydrated = useHydrated();
	const [state, setState] = useState<State>('asking');
	const [error, setError] = useState<string | null>(null);
	const outcome = useRef<HTMLHeadingElement>(null);
	// The button that had the focus is gone then.
	useEffect(() => {
		if (state === 'done' || state === 'gone') outcome.current?.focus();
	}, [state]);
	const remove = async () => {
		setState('busy');
		setError(null);
		const answer = await callApi('POST /api/users/not-me', { body: { token } });
		if (answer.ok) return setState('done');
		if (answer.status === 404) return setState('gone');
		setState('asking');
		setError(answer.message || t('failed'));
	};
	if (state === 'done' || state === 'gone')
		return (
			<LinkOutcome
				headingRef={outcome}
				heading={state === 'done' ? t('doneHeading') : t('goneTitle')}
				text={state === 'done' ? t('doneText') : t('gone')}
				home={t('home')}
				homeHref={homeHref}
			/>
		);
	return (
		<div className="container-page py-8 md:py-14">
			<Card className="mx-auto flex max-w-2xl flex-col gap-4 p-5 md:p-8">
				<h1 className="text-h2 md:text-h2-wide">{t('heading')}</h1>
				<p className="text-text md:text-lg">{sentences.added}</p>
				<p className="text-text-muted">{sentences.removal}</p>
				{error && <Banner tone="error">{error}</Banner>}
				<div>
					<Button
						className="w-full sm:w-auto"
						disabled={!isHydrated}
						busyLabel={state === 'busy' && t('removing')}
						onClick={remove}
					>
						{t('remove')}
					</Button>
				</div>
				<p className="border-line border-t pt-4">{orClaim}</p>
			</Card>
		</div>
	);
}
