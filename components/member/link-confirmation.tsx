'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callApi } from '@/lib/client/api';
import { LinkOutcome } from './link-outcome';
import { useHydrated } from './use-hydrated';

interface LinkConfirmationProps {
	token: string;
	/** When the page was opened. */
	state: 'waiting' | 'confirmed' | 'expired';
	profileHref: string;
}

type State = 'waiting' | 'busy' | 'done' | 'confirmed' | 'expired';

/** Confirms an address at a click, by the mailed link alone. */
export function LinkConfirmation({ token, state: opened, profileHref }: LinkConfirmationProps) {
	const t = useTranslations('confirmEmail');
	const isHydrated = useHydrated();
	const [state, setState] = useState<State>(opened);
	const [error, setError] = useState<string | null>(null);
	const outcome = useRef<HTMLHeadingElement>(null);
	// The button that had the focus is gone then.
	useEffect(() => {
		if (state !== opened && state !== 'busy') outcome.current?.focus();
	}, [state, opened]);
	const confirm = async () => {
		setState('busy');
		setError(null);
		const answer = await callApi('POST /api/users/confirm-email', { body: { token } });
		if (answer.ok) return setState('done');
		if (answer.status === 404) return setState('expired');
		setState('waiting');
		setError(answer.message || t('failed'));
	};
	if (state !== 'waiting' && state !== 'busy') {
		const said = {
			done: [t('doneHeading'), t('doneText')],
			confirmed: [t('alreadyHeading'), t('alreadyText')],
			expired: [t('expiredHeading'), t('expiredText')],
		} as const;
		const [heading, text] = said[state];
		return (
			<LinkOutcome
				headingRef={outcome}
				heading={heading}
				text={text}
				home={t('open')}
				homeHref={profileHref}
			/>
		);
	}
	return (
		<div className="container-page py-8 md:py-14">
			<Card className="mx-auto flex max-w-2xl flex-col gap-4 p-5 md:p-8">
				<h1 className="text-h2 md:text-h2-wide">{t('heading')}</h1>
				<p className="text-text">{t('text')}</p>
				{error && <Banner tone="error">{error}</Banner>}
				<div>
					<Button
						className="w-full sm:w-auto"
						disabled={!isHydrated}
						busyLabel={state === 'busy' && t('confirming')}
						onClick={confirm}
					>
						{t('confirm')}
					</Button>
				</div>
			</Card>
		</div>
	);
}
