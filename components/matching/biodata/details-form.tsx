'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormErrors } from '@/components/form/form-errors';
import { useApiForm } from '@/components/form/use-api-form';
import { useConflict } from '@/components/form/use-conflict';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { Select } from '@/components/ui/select';
import { callApi, type Reply, typedFields } from '@/lib/client/api';
import { findChanges } from '@/lib/client/form/conflict';
import { detailsComparison, getBody } from '@/lib/client/matching/biodata/compared-details';
import {
	type DetailsValues,
	detailsBody,
	detailsValues,
	findProposals,
	levels,
	type SavedDetails,
} from '@/lib/client/matching/biodata/details-values';
import { pathIn } from '@/lib/core/localized-path';
import { diets, incomes, tongues } from '@/lib/features/matching/biodata/constants/fields';
import { lengths } from '@/lib/features/matching/biodata/constants/limits';
import { biodatasPath } from '@/lib/features/matching/biodata/constants/paths';
import { SiblingFields } from './sibling-fields';

const inputId = (field: string) => `detail-${field}`;

type Stored = Pick<SavedDetails, 'details' | 'version'>;

const words = ['about', 'aboutFamily', 'lookingFor'] as const;

/** All in one form; with each detail who sees it. */
export function DetailsForm({ saved }: { saved: SavedDetails }) {
	const language = useLocale();
	const t = useTranslations('matchDetails');
	const fieldNames = useTranslations('biodata.fields');
	const messages = useMessages();
	const question = useConflict(messages.conflict);
	const [stored, setStored] = useState<Stored>(saved);
	const [done, setDone] = useState<string | null>(null);
	const form = useApiForm<DetailsValues, Reply<'PUT /api/family/details'>>({
		defaultValues: detailsValues(saved.details),
		focus: 'summary',
		send: (typed) => {
			setDone(null);
			return question.save({
				opened: stored,
				changes: findChanges(detailsBody(typed), getBody(stored.details)),
				valuesOf: ({ details }) => getBody(details),
				comparison: detailsComparison({
					matchDetails: messages.matchDetails,
					fieldNames: messages.biodata.fields,
				}),
				send: (changes, { details, version }) =>
					callApi('PUT /api/family/details', {
						body: typedFields({ ...getBody(details), ...changes, version }),
					}),
				loadNewest: async () => {
					const answer = await callApi('GET /api/family/details');
					if (!answer.ok) return null;
					const { details, version } = answer.data;
					const record = { details, version };
					return { record, keep: () => ({ ...record, message: messages.conflict.kept }) };
				},
			});
		},
		onSent: (answer) => {
			setStored(answer);
			form.reset(detailsValues(answer.details));
			setDone(answer.message ?? t('saved'));
		},
	});
	const { register, errorAt, failure } = form;
	const values = form.watch();
	const proposals = findProposals(values, saved);
	const proposedNames = [
		...proposals.texts.map(({ field }) => field),
		...(proposals.siblings.length > 0 ? (['siblings'] as const) : []),
	];
	const labels = {
		...{
			heightCm: t('heightCm'),
			motherTongue: t('motherTongue'),
			languages: t('languages'),
			diet: t('diet'),
		},
		...{ income: t('income'), workPlace: t('workPlace'), siblings: t('siblings') },
		...{ maternalVillage: t('maternalVillage'), maternalUncle: t('maternalUncle') },
		...{ about: t('about'), aboutFamily: t('aboutFamily'), lookingFor: t('lookingFor') },
	};
	const summary = form.summaryOf([
		...Object.entries(labels).map(([name, label]) => ({ name, id: inputId(name), label })),
		...values.siblings.flatMap((_, at) =>
			(['name', 'marriedInto'] as const).map((field) => ({
				name: `siblings.${at}.${field}`,
				id: inputId(`siblings-${at}-${field}`),
				label: t('sibling', { number: at + 1 }),
			})),
		),
	]);
	const fillIn = () => {
		for (const { field, text } of proposals.texts) form.change(field, text);
		if (proposals.siblings.length > 0) form.change('siblings', proposals.siblings);
	};
	const level = (detail: string, name: string) => (
		<LevelField detail={detail} name={name} control={register(`levels.${detail}`)} />
	);
	const choice = <Value extends string>(
		name: 'motherTongue' | 'diet' | 'income',
		values: readonly Value[],
		shown: (value: Value) => string,
	) => (
		<Field id={inputId(name)} label={labels[name]} error={errorAt(name)} className="max-w-md">
			{(control) => (
				<Select {...control} {...register(name)}>
					<option value="">{t('notTold')}</option>
					{values.map((value) => (
						<option key={value} value={value}>
							{shown(value)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
	const line = (name: 'workPlace' | 'maternalVillage' | 'maternalUncle', maxLength: number) => (
		<Field id={inputId(name)} label={labels[name]} error={errorAt(name)} className="max-w-md">
			{(control) => <Input {...control} {...register(name)} maxLength={maxLength} autoComplete="off" />}
		</Field>
	);
	return (
		<>
			<form {...form.formProps} onInput={() => setDone(null)} className="flex flex-col gap-5">
				<FormErrors
					title={failure?.message || t('saveFailed')}
					summary={summary}
					failure={failure}
					dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
				/>
				{proposedNames.length > 0 && (
					<Card className="flex flex-wrap items-center justify-between gap-3 p-4">
						<p className="min-w-0 flex-1 basis-56">
							{t('proposedText', {
								what: proposedNames.map((name) => fieldNames(name)).join(', '),
							})}
						</p>
						<Button look="outline" onClick={fillIn}>
							{t('useProposed')}
						</Button>
					</Card>
				)}
				<Detail>
					<Field
						id={inputId('heightCm')}
						label={labels.heightCm}
						hint={t('heightHint')}
						error={errorAt('heightCm')}
						className="max-w-md"
					>
						{(control) => (
							<Input
								{...control}
								{...register('heightCm')}
								inputMode="numeric"
								autoComplete="off"
								maxLength={3}
							/>
						)}
					</Field>
					{level('height', labels.heightCm)}
				</Detail>
				<Detail>
					{choice('motherTongue', tongues, (tongue) => t(`tongues.${tongue}`))}
					{level('motherTongue', labels.motherTongue)}
				</Detail>
				<Detail>
					<fieldset className="min-w-0">
						<legend className="font-semibold text-sm text-text-soft">{labels.languages}</legend>
						<div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:grid-cols-4">
							{tongues.map((tongue, at) => (
								<Checkbox
									key={tongue}
									{...register('languages')}
									{...(at === 0 && { id: inputId('languages') })}
									value={tongue}
									label={t(`tongues.${tongue}`)}
								/>
							))}
						</div>
					</fieldset>
					{level('languages', labels.languages)}
				</Detail>
				<Detail>
					{choice('diet', diets, (diet) => t(`diets.${diet}`))}
					{level('diet', labels.diet)}
				</Detail>
				<Detail>
					{choice('income', incomes, (income) => t(`incomes.${income}`))}
					{level('income', labels.income)}
				</Detail>
				<Detail>
					{line('workPlace', lengths.place)}
					{level('workPlace', labels.workPlace)}
				</Detail>
				<Detail>
					<SiblingFields form={form} inputId={inputId} />
					{level('siblings', labels.siblings)}
				</Detail>
				<Detail>
					<h2 className="text-h3">{t('nanihal')}</h2>
					<p className="text-sm text-text-muted">
						{saved.motherClan ? t('motherClanIs', { clan: saved.motherClan }) : t('nanihalHint')}
					</p>
					{line('maternalVillage', lengths.place)}
					{line('maternalUncle', lengths.person)}
					{level('nanihal', t('nanihal'))}
				</Detail>
				{words.map((name) => (
					<Detail key={name}>
						<Field id={inputId(name)} label={labels[name]} hint={t('wordsHint')} error={errorAt(name)}>
							{(control) => (
								<textarea {...control} {...register(name)} rows={4} className={`${controlClass} py-2`} />
							)}
						</Field>
						{level(name, labels[name])}
					</Detail>
				))}
				<Card className="flex flex-wrap items-center justify-between gap-3 p-4 md:p-6">
					<div className="min-w-0 flex-1 basis-56">
						<h2 className="text-h3">{t('birth')}</h2>
						<p className="font-semibold">
							{[saved.birth.time, saved.birth.place].filter(Boolean).join(' · ') || t('noBirth')}
						</p>
						<p className="text-sm text-text-muted">{t('birthText')}</p>
					</div>
					<LinkButton look="outline" href={pathIn(language, '/matrimonial/kundli')}>
						{t('toKundli')}
					</LinkButton>
				</Card>
				{done !== null && (
					<Banner tone="success" dismiss={{ label: t('dismiss'), onDismiss: () => setDone(null) }}>
						{done}
					</Banner>
				)}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busyLabel={form.isBusy && t('saving')}>
						{t('save')}
					</Button>
					<LinkButton look="outline" href={pathIn(language, biodatasPath)}>
						{t('toBiodatas')}
					</LinkButton>
				</div>
			</form>
			{question.dialog}
		</>
	);
}

function Detail({ children }: { children: ReactNode }) {
	return <Card className="flex flex-col gap-4 p-4 md:p-6">{children}</Card>;
}

interface LevelFieldProps {
	detail: string;
	name: string;
	control: UseFormRegisterReturn;
}

/** Who sees a detail. */
function LevelField({ detail, name, control: registered }: LevelFieldProps) {
	const t = useTranslations('matchDetails');
	return (
		<Field id={inputId(`level-${detail}`)} label={t('shownToOf', { detail: name })} className="max-w-md">
			{(control) => (
				<Select {...control} {...registered}>
					{levels.map((level) => (
						<option key={level} value={level}>
							{t(`levels.${level}`)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
