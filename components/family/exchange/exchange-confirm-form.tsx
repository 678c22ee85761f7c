'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import {
	type ImportChoices,
	type ImportCounts,
	type Imported,
	type ImportPreview,
	saidChoices,
} from '@/lib/client/family/exchange/import-choices';
import { guardOperation } from '@/lib/client/leave-guard';
import { formatCount } from '@/lib/platform/i18n/format';
import { ExchangeApartList } from './exchange-apart-list';
import { type ChosenFile, importBody } from './use-import';

interface ExchangeConfirmFormProps {
	preview: ImportPreview;
	choices: ImportChoices;
	counts: ImportCounts;
	file: ChosenFile;
	onWritten: (imported: Imported, message: string) => void;
	onBack: () => void;
}

/** What is going to happen to the tree, in numbers, before it does. */
export function ExchangeConfirmForm({
	preview,
	choices,
	counts,
	file,
	onWritten,
	onBack,
}: ExchangeConfirmFormProps) {
	const t = useTranslations();
	const language = useLocale();
	const me = preview.people.find(({ xref }) => xref === choices.me);
	const { formProps, isBusy, uploaded, failure } = useApiForm<
		Record<string, never>,
		Reply<'POST /api/family/import'>
	>({
		defaultValues: {},
		isGuarded: false,
		send: (_values, _submitter, onUpload) => {
			const body = importBody(file, saidChoices(preview, choices), { isDryRun: false });
			return callApi('POST /api/family/import', { body, onUpload });
		},
		onSent: (answer) => {
			if ('imported' in answer) onWritten(answer.imported, answer.message);
		},
	});
	useEffect(() => (isBusy ? guardOperation() : undefined), [isBusy]);
	const sentences = [
		t('familyExchange.confirm.added', { count: formatCount(counts.added, language) }),
		...(counts.matched > 0
			? [t('familyExchange.confirm.matched', { count: formatCount(counts.matched, language) })]
			: []),
		t('familyExchange.confirm.links', {
			unions: formatCount(counts.unions, language),
			parentLinks: formatCount(counts.parentLinks, language),
		}),
		me ? t('familyExchange.confirm.me', { name: me.name }) : t('familyExchange.confirm.nobody'),
		...(preview.unread.length > 0
			? [t('familyExchange.confirm.unread', { count: formatCount(preview.unread.length, language) })]
			: []),
	];
	return (
		<>
			<ul className="flex list-disc flex-col gap-2 pl-5">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<ExchangeApartList apart={preview.apart} />
			<p className="text-text-muted">{t('familyExchange.confirm.afterwards')}</p>
			{failure && <Banner tone="error">{failure.message || t('familyExchange.choose.failed')}</Banner>}
			<form {...formProps} className="flex flex-wrap justify-between gap-3 border-line border-t pt-5">
				<Button look="outline" disabled={isBusy} onClick={onBack}>
					{t('familyTree.wizard.back')}
				</Button>
				<Button type="submit" busyLabel={isBusy && t('familyExchange.confirm.busy')}>
					{t('familyExchange.confirm.start')}
				</Button>
			</form>
			{isBusy &&
				(uploaded !== null && uploaded < 1 ? (
					<Progress label={t('familyExchange.choose.sending')} value={uploaded} max={1} />
				) : (
					<WrittenShare
						label={t('familyExchange.confirm.adding', { count: formatCount(counts.added, language) })}
					/>
				))}
		</>
	);
}

const pollMs = 500;

/** How much of the file is in the tree; that is asked for while the call that writes it waits for its answer. */
function WrittenShare({ label }: { label: string }) {
	const { data } = useQuery({
		...apiQuery('GET /api/family/import'),
		refetchInterval: pollMs,
		gcTime: 0,
	});
	return <Progress label={label} value={data?.share ?? null} max={1} />;
}
