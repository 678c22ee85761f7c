'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormErrors } from '@/components/form/form-errors';
import { useApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { RadioGroup } from '@/components/ui/radio-group';
import type { ApiResult, Reply } from '@/lib/client/api';
import type { Known } from '@/lib/client/matching/biodata/replies';
import { pathIn } from '@/lib/core/localized-path';
import { biodataLanguages, layouts } from '@/lib/features/matching/biodata/constants/fields';
import { lengths } from '@/lib/features/matching/biodata/constants/limits';
import { detailsPath } from '@/lib/features/matching/biodata/constants/paths';
import { composeSheet } from '@/lib/features/matching/biodata/dto/sheet';
import type { BiodataBody } from '@/lib/features/matching/biodata/schema';
import { BiodataCard } from './biodata-card';

type Saved = Reply<'POST /api/family/biodatas'>;

interface BiodataFormProps {
	known: Known;
	chosen: BiodataBody;
	/** Whether there is one already. */
	isChange: boolean;
	/** Null when it was given up. */
	send: (body: BiodataBody) => Promise<ApiResult<Saved> | null>;
	onSaved: (saved: Saved) => void;
	onCancel: () => void;
}

const inputId = (field: string) => `biodata-${field}`;

/** What is on a biodata and how it looks, with the sheet as it comes out. */
export function BiodataForm(props: BiodataFormProps) {
	const { known, chosen, isChange } = props;
	const language = useLocale();
	const t = useTranslations('biodata');
	const form = useApiForm<BiodataBody, Saved>({
		defaultValues: chosen,
		focus: 'summary',
		leavesPage: true,
		send: props.send,
		onSent: props.onSaved,
	});
	const { register, errorAt, failure } = form;
	const choice = form.watch();
	const summary = form.summaryOf([{ name: 'title', id: inputId('title'), label: t('form.name') }]);
	return (
		<form {...form.formProps} className="grid items-start gap-6 lg:grid-cols-2">
			<div className="flex min-w-0 flex-col gap-5">
				<FormErrors
					title={failure?.message || t('form.saveFailed')}
					summary={summary}
					failure={failure}
					dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
				/>
				<Card className="flex flex-col gap-5 p-4 md:p-6">
					<Field
						id={inputId('title')}
						label={t('form.name')}
						hint={t('form.nameHint')}
						error={errorAt('title')}
						isRequired
					>
						{(control) => (
							<Input {...control} {...register('title')} maxLength={lengths.title} autoComplete="off" />
						)}
					</Field>
					<RadioGroup
						id={inputId('layout')}
						{...register('layout')}
						legend={t('form.layout')}
						choices={layouts.map((value) => ({
							...{ value, label: t(`layouts.${value}`), hint: t(`layoutHints.${value}`) },
						}))}
					/>
					<RadioGroup
						id={inputId('language')}
						{...register('language')}
						legend={t('form.language')}
						choices={biodataLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
					/>
				</Card>
				<Card className="flex flex-col gap-4 p-4 md:p-6">
					<h2 className="text-h3">{t('form.fields')}</h2>
					<p className="text-text-soft">{t('form.fieldsHint')}</p>
					{known.photo === null ? (
						<p className="text-sm text-text-muted">{t('form.noPhoto')}</p>
					) : (
						<Checkbox {...register('fields')} value="photo" label={t('form.photo')} />
					)}
					{known.parts
						.filter(({ rows }) => rows.length > 0)
						.map(({ part, title, rows }) => (
							<fieldset key={part} className="min-w-0">
								<legend className="font-bold text-heading">{title[language]}</legend>
								<div className="grid gap-x-6 sm:grid-cols-2">
									{rows.map(({ field, label }) => (
										<Checkbox key={field} {...register('fields')} value={field} label={label[language]} />
									))}
								</div>
							</fieldset>
						))}
					<p className="text-sm text-text-muted">{t('form.missing')}</p>
					<LinkButton look="outline" className="self-start" href={pathIn(language, detailsPath)}>
						{t('toDetails')}
					</LinkButton>
				</Card>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busyLabel={form.isBusy && t(isChange ? 'form.saving' : 'form.creating')}>
						{t(isChange ? 'form.save' : 'form.create')}
					</Button>
					<Button look="outline" onClick={props.onCancel}>
						{t('form.cancel')}
					</Button>
				</div>
			</div>
			<div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-24">
				<h2 id="biodata-preview" className="text-h3">
					{t('form.preview')}
				</h2>
				<Preview known={known} choice={choice} />
			</div>
		</form>
	);
}

function Preview({ known, choice }: { known: Known; choice: BiodataBody }) {
	const language = useLocale();
	const t = useTranslations('biodata');
	const scrollable = useRef<HTMLElement>(null);
	useEffect(() => {
		// What scrolls has to scroll by keyboard.
		if (scrollable.current) scrollable.current.tabIndex = 0;
	}, []);
	const sheet = composeSheet(known, choice);
	return (
		<section
			ref={scrollable}
			aria-labelledby="biodata-preview"
			className="max-h-[75dvh] overflow-auto rounded-card border border-line"
		>
			<BiodataCard
				sheet={sheet}
				layout={choice.layout}
				photo={
					sheet.hasPhoto && known.photo
						? { src: known.photo, alt: t('photo', { name: known.name[language] }) }
						: null
				}
			/>
		</section>
	);
}
