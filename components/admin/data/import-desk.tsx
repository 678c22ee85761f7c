'use client';

import { Download, FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Progress } from '@/components/ui/progress';
import { Select } from '@/components/ui/select';
import { saveFile } from '@/lib/client/save-file';
import { isLanguage, type Language, languages } from '@/lib/core/language';
import type { ImportPlan } from './import-plan';
import type { ImportState } from './import-runs';
import type { ImportKind, ImportTexts } from './import-texts';
import { PlanTable } from './plan-table';
import { useImport } from './use-import';

interface ImportDeskProps {
	kind: ImportKind;
	columns: readonly string[];
	texts: ImportTexts;
}

/** One kind of records: the template, the file, what it would do, and doing it. */
export function ImportDesk({ kind, columns, texts }: ImportDeskProps) {
	const { state, check, carryOut, reset } = useImport(kind, texts.failed);
	const [isAsked, setAsked] = useState(false);
	const own = texts[kind];
	const told = useRef<HTMLDivElement>(null);
	// The button that was pressed is gone by then.
	useEffect(() => {
		if (state.kind === 'importing' || state.kind === 'done') told.current?.focus();
	}, [state.kind]);
	return (
		<div className="flex flex-col gap-6">
			<section className="flex flex-col items-start gap-3">
				<p className="max-w-prose">{own.about}</p>
				<p className="max-w-prose text-sm text-text-soft">{own.columns}</p>
				<Button look="outline" onClick={() => saveTemplate(columns, own.file)}>
					<Download aria-hidden="true" className="size-5" />
					{texts.template}
				</Button>
			</section>
			<FileDrop
				id="import-file"
				action={texts.choose}
				Icon={FileUp}
				accept=".csv,text/csv,.tsv,.txt"
				texts={{ drop: texts.drop, hint: texts.limits }}
				onChosen={([file]) => file && state.kind !== 'importing' && check(file)}
			/>
			<div ref={told} tabIndex={-1} className="outline-none">
				<State state={state} texts={texts} />
			</div>
			{(state.kind === 'planned' || state.kind === 'done') && (
				<Outcome key={state.plan._id + state.kind} plan={state.plan} texts={texts}>
					{state.kind === 'planned' ? (
						<>
							{writes(state.plan) > 0 ? (
								<Button onClick={() => setAsked(true)}>
									{filled(texts.carryOut, { count: writes(state.plan) })}
								</Button>
							) : (
								<p>{texts.nothing}</p>
							)}
							<Button look="outline" onClick={reset}>
								{texts.discard}
							</Button>
						</>
					) : (
						<Button look="outline" onClick={reset}>
							{texts.another}
						</Button>
					)}
				</Outcome>
			)}
			{isAsked && state.kind === 'planned' && (
				<Confirmation
					texts={texts}
					kind={kind}
					text={filled(own.confirm, { added: state.plan.totals.added, changed: state.plan.totals.changed })}
					onClose={() => setAsked(false)}
					onConfirm={(mailLanguage) => {
						setAsked(false);
						carryOut(mailLanguage);
					}}
				/>
			)}
		</div>
	);
}

/** How many records the plan would write. */
function writes({ totals }: ImportPlan): number {
	return totals.added + totals.changed;
}

function saveTemplate(columns: readonly string[], name: string): void {
	// With a byte order mark, so that a spreadsheet saves Hindi as it is.
	saveFile(new Blob([`\ufeff${columns.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' }), name);
}

function State({ state, texts }: { state: ImportState; texts: ImportTexts }) {
	switch (state.kind) {
		case 'empty':
			return <p className="text-text-muted">{texts.empty}</p>;
		case 'checking':
		case 'importing':
			return (
				<div role="status">
					<Progress label={texts[state.kind]} value={state.share} max={1} />
				</div>
			);
		case 'failed':
			return <Banner tone="error">{state.message}</Banner>;
		case 'planned':
			return (
				<Banner tone={state.isStale ? 'error' : 'info'}>{state.isStale ? texts.stale : texts.planned}</Banner>
			);
		case 'done':
			return <Banner tone="success">{texts.done}</Banner>;
	}
}

interface OutcomeProps {
	plan: ImportPlan;
	texts: ImportTexts;
	children: ReactNode;
}

function Outcome({ plan, texts, children }: OutcomeProps) {
	return (
		<section className="flex flex-col gap-4">
			{plan.ignored.length > 0 && (
				<p className="text-sm text-text-soft">
					{filled(texts.ignored, { columns: plan.ignored.join(', ') })}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-3">{children}</div>
			<PlanTable plan={plan} texts={texts} />
		</section>
	);
}

interface ConfirmationProps {
	kind: ImportKind;
	texts: ImportTexts;
	text: string;
	onClose: () => void;
	onConfirm: (mailLanguage: Language) => void;
}

function Confirmation({ kind, texts, text, onClose, onConfirm }: ConfirmationProps) {
	const { close } = useAdmin().texts;
	const [mailLanguage, setMailLanguage] = useState<Language>('hi');
	return (
		<Dialog
			title={texts.confirmTitle}
			closeLabel={close}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onClose}>
						{texts.cancel}
					</Button>
					<Button onClick={() => onConfirm(mailLanguage)}>{texts.confirm}</Button>
				</>
			}
		>
			<p>{text}</p>
			{kind === 'members' && (
				<Field id="mail-language" label={texts.mailLanguage} hint={texts.mailLanguageHint} className="mt-4">
					{(control) => (
						<Select
							{...control}
							value={mailLanguage}
							onChange={({ target }) => isLanguage(target.value) && setMailLanguage(target.value)}
						>
							{languages.map((language) => (
								<option key={language} value={language} lang={language}>
									{texts.mailLanguages[language]}
								</option>
							))}
						</Select>
					)}
				</Field>
			)}
		</Dialog>
	);
}
