'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import type { CardAnswer, FamilyMember } from '@/lib/client/family/cards/family';
import { ExchangeConfirmForm } from './exchange-confirm-form';
import { ExchangeDoneNotice } from './exchange-done-notice';
import { ExchangeDownloadForm } from './exchange-download-form';
import { ExchangeFileForm } from './exchange-file-form';
import { ExchangePreviewForm } from './exchange-preview-form';
import { useImport } from './use-import';

interface ExchangePanelProps {
	members: readonly FamilyMember[];
	/** Called with the response once the people of a file have been added. */
	onImported: (answer: CardAnswer) => void;
	onClose: () => void;
}

const steps = ['choose', 'preview', 'confirm'] as const;

/** The tree as a file, to be taken along or brought in. */
export default function ExchangePanel({ members, onImported, onClose }: ExchangePanelProps) {
	const t = useTranslations();
	const { state, choose, recount, finish, goTo, startOver, refuse } = useImport({
		words: { unreadable: t('familyExchange.choose.unreadable'), failed: t('familyExchange.choose.failed') },
	});
	const { step } = state;
	const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
	const shownStep = useRef(step);
	useEffect(() => {
		if (shownStep.current === step) return;
		shownStep.current = step;
		heading.current?.focus();
		heading.current?.scrollIntoView({ block: 'center' });
	}, [step]);
	return (
		<div className="flex flex-col gap-8">
			{step === 'choose' && <ExchangeDownloadForm />}
			<section
				aria-labelledby="exchange-import"
				className={`flex flex-col gap-5 ${step === 'choose' ? 'border-line border-t pt-6' : ''}`}
			>
				<div>
					{step !== 'done' && (
						<p className="text-sm text-text-muted">
							{t('familyExchange.counter', { step: steps.indexOf(step) + 1, total: steps.length })}
						</p>
					)}
					<h3 ref={heading} id="exchange-import" tabIndex={-1} className="text-heading text-h3 outline-none">
						{t(`familyExchange.${step}.title`)}
					</h3>
				</div>
				{state.step === 'choose' && (
					<ExchangeFileForm
						{...state}
						onChoose={(file) => void choose(file)}
						onRefuse={refuse}
						onCancel={startOver}
					/>
				)}
				{state.step === 'preview' && (
					<ExchangePreviewForm
						{...state}
						members={members}
						fileName={state.file.name}
						onChoices={(choices) => void recount(choices)}
						onNext={() => goTo('confirm')}
						onOther={startOver}
					/>
				)}
				{state.step === 'confirm' && state.counts && (
					<ExchangeConfirmForm
						{...state}
						counts={state.counts}
						onWritten={(imported, message) => {
							finish(imported);
							onImported({ message });
						}}
						onBack={() => goTo('preview')}
					/>
				)}
				{state.step === 'done' && <ExchangeDoneNotice imported={state.imported} onClose={onClose} />}
			</section>
		</div>
	);
}
