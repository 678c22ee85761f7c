import { Download, FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Progress } from '@/components/ui/progress';
import { Select } from '@/components/ui/select';
import { saveFile } from '@/lib/client/save-file';
import { useStore } from '@/lib/client/use-store';
import { type Language, languages } from '@/lib/core/language';
import { ConfirmForm } from '../confirm-form';
import type { ImportKind, ImportPlan } from './import-kinds';
import {
	checkImport,
	executeImport,
	type ImportState,
	importRuns,
	resetImport,
	watchImport,
} from './import-runs';
import { PlanTable } from './plan-table';

interface ImportPanelProps {
	kind: ImportKind;
	columns: readonly string[];
}

/** One kind of records: the template, the file, what it would do, and doing it. */
export function ImportPanel({ kind, columns }: ImportPanelProps) {
	const t = useTranslations('admin.data.import');
	const failure = t('failed');
	const state = useStore(importRuns).states[kind];
	const reset = () => resetImport(kind);
	useEffect(() => watchImport(kind), [kind]);
	const [isAsked, setAsked] = useState(false);
	const resultRef = useRef<HTMLDivElement>(null);
	// The button that was pressed is removed already.
	useEffect(() => {
		if (state.kind === 'importing' || state.kind === 'done') resultRef.current?.focus();
	}, [state.kind]);
	return (
		<div className="flex flex-col gap-6">
			<section className="flex flex-col items-start gap-3">
				<p className="max-w-prose">{t(`${kind}.about`)}</p>
				<p className="max-w-prose text-sm text-text-soft">{t(`${kind}.columns`)}</p>
				<Button look="outline" onClick={() => saveTemplate(columns, t(`${kind}.file`))}>
					<Download aria-hidden="true" className="size-5" />
					{t('template')}
				</Button>
			</section>
			<FileDrop
				id="import-file"
				action={t('choose')}
				Icon={FileUp}
				accept=".csv,text/csv,.tsv,.txt"
				texts={{ drop: t('drop'), hint: t('limits') }}
				onChosen={([file]) => file && state.kind !== 'importing' && void checkImport(kind, file, failure)}
			/>
			<div ref={resultRef} tabIndex={-1} className="outline-none">
				<State state={state} />
			</div>
			{(state.kind === 'planned' || state.kind === 'done') && (
				<section key={state.plan._id + state.kind} className="flex flex-col gap-4">
					{state.plan.ignored.length > 0 && (
						<p className="text-sm text-text-soft">
							{t('ignored', { columns: state.plan.ignored.join(', ') })}
						</p>
					)}
					<div className="flex flex-wrap items-center gap-3">
						{state.kind === 'planned' ? (
							<>
								{isRefusedWhole(kind, state.plan) ? (
									<p>{t('refusedAll')}</p>
								) : writes(state.plan) > 0 ? (
									<Button onClick={() => setAsked(true)}>
										{t('execute', { count: writes(state.plan) })}
									</Button>
								) : (
									<p>{t('nothing')}</p>
								)}
								<Button look="outline" onClick={reset}>
									{t('discard')}
								</Button>
							</>
						) : (
							<Button look="outline" onClick={reset}>
								{t('another')}
							</Button>
						)}
					</div>
					<PlanTable plan={state.plan} />
				</section>
			)}
			{isAsked && state.kind === 'planned' && (
				<ConfirmForm<{ mailLanguage: Language }>
					title={t('confirmTitle')}
					text={t(`${kind}.confirm`, { added: state.plan.totals.added, changed: state.plan.totals.changed })}
					confirm={t('confirm')}
					look="primary"
					defaultValues={{ mailLanguage: 'hi' }}
					onConfirm={({ mailLanguage }) => void executeImport(kind, { failure, mailLanguage })}
					onClose={() => setAsked(false)}
				>
					{({ register }) =>
						kind === 'members' && (
							<Field id="mail-language" label={t('mailLanguage')} hint={t('mailLanguageHint')}>
								{(control) => (
									<Select {...control} {...register('mailLanguage')}>
										{languages.map((language) => (
											<option key={language} value={language} lang={language}>
												{t(`mailLanguages.${language}`)}
											</option>
										))}
									</Select>
								)}
							</Field>
						)
					}
				</ConfirmForm>
			)}
		</div>
	);
}

function writes({ totals }: ImportPlan): number {
	return totals.added + totals.changed;
}

/** Of khaanps one may be below another, so that a file with a refused row is not written at all. */
function isRefusedWhole(kind: ImportKind, { totals }: ImportPlan): boolean {
	return kind === 'khaanps' && totals.refused > 0;
}

function saveTemplate(columns: readonly string[], name: string): void {
	// With a byte order mark, so that a spreadsheet saves Hindi as it is.
	saveFile(new Blob([`\ufeff${columns.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' }), name);
}

function State({ state }: { state: ImportState }) {
	const t = useTranslations('admin.data.import');
	switch (state.kind) {
		case 'empty':
			return <p className="text-text-muted">{t('empty')}</p>;
		case 'checking':
		case 'importing':
			return (
				<div role="status">
					<Progress label={t(`${state.kind}`)} value={state.share} max={1} />
				</div>
			);
		case 'failed':
			return <Banner tone="error">{state.message}</Banner>;
		case 'planned':
			return (
				<Banner tone={state.isStale ? 'error' : 'info'}>{state.isStale ? t('stale') : t('planned')}</Banner>
			);
		case 'done':
			return <Banner tone="success">{t('done')}</Banner>;
	}
}
