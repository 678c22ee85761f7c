'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { LinkOutcome } from '@/components/layout/link-outcome';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { callApi } from '@/lib/client/api';
import { chooseLanguage } from '@/lib/client/language';
import type { Sent } from '@/lib/client/matching/elder-questions/replies';
import { languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { OpenQuestion } from '@/lib/features/matching/elder-questions/dto/open-question';
import { AnswerConfirmationPanel } from './answer-confirmation-panel';
import { AnswerForm } from './answer-form';

interface AnswerPageProps {
	token: string;
	/** What the relative has said to be. */
	caption: string;
	question: OpenQuestion;
}

/** Where a relative answers a question: one thing at a time, in large letters. Only sending the answer uses the link up. */
export function AnswerPage({ token, caption, question }: AnswerPageProps) {
	const t = useTranslations('elderAnswer');
	const site = useTranslations('site.languages');
	const language = useLocale();
	const [state, setState] = useState<'open' | 'busy' | 'done' | 'ended'>('open');
	const [failure, setFailure] = useState<string | null>(null);
	const outcome = useRef<HTMLHeadingElement>(null);
	const { address, asker, steps, said, whose } = question;
	// The button that had the focus is gone then.
	useEffect(() => {
		if (state === 'done' || state === 'ended') outcome.current?.focus();
	}, [state]);
	const send = async (sent: Sent) => {
		setState('busy');
		setFailure(null);
		const answer = await callApi('POST /api/family/answer', { body: { token, as: caption, ...sent } });
		if (answer.ok) return setState('done');
		if (answer.status === 404) return setState('ended');
		setState('open');
		setFailure(answer.errors[0]?.message || answer.message || t('failed'));
	};
	if (state === 'done' || state === 'ended') {
		return (
			<LinkOutcome
				headingRef={outcome}
				heading={t(state === 'done' ? 'thanksTitle' : 'endedTitle')}
				text={state === 'done' ? t('thanksText', { asker }) : t('endedText')}
				home={t('home')}
				homeHref={pathIn(language, '/')}
			/>
		);
	}
	const isBusy = state === 'busy';
	const other = languages.find((seeker) => seeker !== language) ?? language;
	return (
		<div className="container-page py-6 md:py-12">
			<Card className="mx-auto flex max-w-2xl flex-col gap-5 p-5 text-xl md:p-8">
				<div className="flex flex-wrap items-start justify-between gap-3">
					<h1 className="text-h2 md:text-h2-wide">{t('greeting', { address })}</h1>
					<button
						type="button"
						lang={other}
						onClick={() => chooseLanguage(other)}
						className="min-h-11 rounded-full border border-chip-line bg-chip px-4 text-base text-on-chip"
					>
						{site(other)}
					</button>
				</div>
				<p className="text-text-soft">{t('from', { asker })}</p>
				{failure && <Banner tone="error">{failure}</Banner>}
				{said ? (
					<AnswerConfirmationPanel
						whose={whose}
						said={said}
						isBusy={isBusy}
						onSend={(sent) => void send(sent)}
					/>
				) : (
					<AnswerForm steps={steps} isBusy={isBusy} onSend={(sent) => void send(sent)} />
				)}
			</Card>
		</div>
	);
}
