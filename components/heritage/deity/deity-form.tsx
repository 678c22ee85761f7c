'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { type FieldErrors, set } from 'react-hook-form';
import { FormErrors } from '@/components/form/form-errors';
import { type ApiForm, refused, useApiForm } from '@/components/form/use-api-form';
import { useRecordConflict } from '@/components/form/use-conflict';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { findRefusedPictures } from '@/components/ui/chosen-pictures';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { Progress } from '@/components/ui/progress';
import { RadioGroup } from '@/components/ui/radio-group';
import { TypingSwitch } from '@/components/ui/typing-switch';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type ApiResult, callApi } from '@/lib/client/api';
import { type Changes, type Comparison, findChanges } from '@/lib/client/form/conflict';
import { getForm } from '@/lib/client/form/form-of';
import {
	type DeityFormValues,
	fieldOfError,
	missingFields,
} from '@/lib/client/heritage/deity/deity-form-fields';
import {
	type DeityValues,
	fieldNames,
	flatValues,
	getFormValues,
	withoutRemoved,
} from '@/lib/client/heritage/deity/deity-values';
import type { FormPicture } from '@/lib/client/heritage/deity/form-pictures';
import { type SavedRecord, saveDeity } from '@/lib/client/heritage/deity/save-deity';
import { labelFor } from '@/lib/core/label-for';
import { type Language, languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { DeityDetails } from '@/lib/features/heritage/deity/schema';
import { DeityTextsFields } from './deity-texts-fields';
import { PicturesField } from './pictures-field';

interface DeityFormProps {
	/** Null for one to be added. */
	deity: DeityDetails | null;
	/** Where the list is that one came from. */
	listHref: string;
	language: Language;
}

/** A version of a deity as the form has it. */
interface StoredDeity extends SavedRecord {
	values: DeityValues;
	images: readonly FormPicture[];
}

const getStored = ({ id, version }: SavedRecord, values: DeityFormValues): StoredDeity => ({
	id,
	version,
	values: flatValues(values),
	images: values.images,
});

const inputId = (field: string) => `deity-${field.replace('.', '-')}`;

/** Adds a deity or changes one, in both languages; what is typed stays when something is wrong. */
export function DeityForm({ deity, listHref, language }: DeityFormProps) {
	const t = useTranslations('deityForm.form');
	const unsent = useTranslations('photoField')('unsent');
	const { form: messages } = useMessages().deityForm;
	const isHydrated = useHydrated();
	/** The version that a save is made from; null while there is none. */
	const stored = useRef(deity && getStored({ id: deity._id, version: deity.version }, getFormValues(deity)));
	const conflict = useRecordConflict({ type: 'deity', id: deity?._id ?? null });
	const [done, setDone] = useState<{ id: string; message: string } | null>(null);
	const getLabel = (field: string) => {
		const [first = '', name = first] = field.split('.');
		if (field === 'images') return t('pictures');
		const label = labelFor(messages, name);
		if (first === 'hi' || first === 'en') return `${label} (${first === 'hi' ? t('inHi') : t('inEn')})`;
		return label;
	};
	const comparison: Comparison<DeityValues> = {
		labels: Object.fromEntries([...fieldNames, 'images'].map((field) => [field, getLabel(field)])),
		shownIn: (values, field) => {
			const value = values[field] ?? '';
			return field === 'deityType' ? t(value === 'devi' ? 'devi' : 'devta') : value;
		},
		pictures: ['images'],
	};
	const form: ApiForm<DeityFormValues> = useApiForm<DeityFormValues, string>({
		defaultValues: getFormValues(deity),
		focus: 'summary',
		// It says itself that one has to log in again.
		onFailure: () => false,
		resolver: (values) => {
			const errors: FieldErrors<DeityFormValues> = {};
			const missing = missingFields(values, language);
			for (const path of missing) set(errors, path, { type: 'required', message: t('required') });
			return missing.length === 0 ? { values, errors: {} } : { values: {}, errors };
		},
		send: async (_, _submitter, noteShare) => {
			setDone(null);
			const element = form.formProps.ref.current;
			const refusedPictures = element ? await findRefusedPictures(element) : [];
			if (refusedPictures.length > 0) {
				const errors = refusedPictures.map(({ message }) => ({ path: 'images', message }));
				return { ...refused(unsent), errors };
			}
			const opened = stored.current;
			const values = flatValues(form.getValues());
			if (opened === null) return send(values, null, noteShare);
			return conflict.save({
				opened,
				changes: findChanges(values, opened.values),
				valuesOf: (version) => version.values,
				comparison,
				send: (changes, from) => {
					if (from !== opened) rebase(from, changes);
					return send(changes, from, noteShare);
				},
				loadNewest: async () => {
					const answer = await callApi('GET /api/deities/[id]', { params: { id: opened.id } });
					if (!answer.ok) return null;
					const values = getFormValues(answer.data);
					const record = getStored({ id: opened.id, version: answer.data.version }, values);
					const keep = () => {
						stored.current = record;
						form.reset(values);
						return null;
					};
					return { record, keep };
				},
			});
		},
		onSent: (message) => {
			const values = form.getValues();
			form.reset(values, { keepValues: true });
			if (stored.current === null) return;
			stored.current = getStored(stored.current, values);
			setDone({ id: stored.current.id, message });
		},
	});
	const { register, errorAt, failure, uploaded } = form;
	const summary = form.summaryOf(
		[...fieldNames, 'images'].map((name) => ({ name, id: inputId(name), label: getLabel(name) })),
	);
	/** Goes on from a newer version, with what was changed on top of it. */
	const rebase = (newest: StoredDeity, changes: Changes) => {
		stored.current = newest;
		for (const name of fieldNames) form.change(name, String(changes[name] ?? newest.values[name]));
		const isMine = 'images' in changes;
		form.change(
			'images',
			isMine ? withoutRemoved(form.getValues('images'), newest.images) : [...newest.images],
		);
	};
	const send = async (
		{ images: _, ...texts }: Changes,
		from: StoredDeity | null,
		noteShare: (share: number) => void,
	): Promise<ApiResult<string>> => {
		const before = { record: from, pictures: form.getValues('images') };
		const { record, pictures, failure, message } = await saveDeity(getForm(texts), before, noteShare);
		stored.current = record && { ...(from ?? getStored(record, getFormValues(null))), ...record };
		form.change('images', [...pictures]);
		if (!failure) return { ok: true, data: message };
		const isPicture = failure.code.startsWith('picture.');
		const errors = failure.errors.map((error) => ({ ...error, path: fieldOfError(error.path) }));
		const failed = deity ? t('failedToUpdate') : t('failedToAdd');
		return {
			...failure,
			message: failure.status === 401 ? t('logIn') : (!isPicture && failure.message) || failed,
			errors: isPicture && errors.length === 0 ? [{ path: 'images', message: failure.message }] : errors,
		};
	};
	const start = getFormValues(deity);
	return (
		<>
			<form {...form.formProps} onInput={() => setDone(null)} className="flex flex-col gap-6">
				<TypingSwitch />
				<FormErrors
					title={failure?.message ?? t('fillIn')}
					summary={summary}
					failure={failure}
					dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
					reveal={revealDetails}
				/>
				<Card className="grid gap-5 p-4 md:grid-cols-2 md:p-6">
					<RadioGroup
						id={inputId('deityType')}
						{...register('deityType')}
						legend={t('deityType')}
						isRequired
						choices={(['devi', 'devta'] as const).map((value) => ({ value, label: t(`${value}`) }))}
						error={errorAt('deityType')}
					/>
					<Field
						id={inputId('clans')}
						label={t('clans')}
						hint={t('clansHint')}
						isRequired
						error={errorAt('clans')}
					>
						{(control) => (
							<Input {...control} {...register('clans')} defaultValue={deity?.clans.join(', ') ?? ''} />
						)}
					</Field>
				</Card>
				<div className="grid items-start gap-6 lg:grid-cols-2">
					{languages.map((each) => (
						<Card key={each} className="p-4 md:p-6">
							<DeityTextsFields
								language={each}
								title={each === 'hi' ? t('inHi') : t('inEn')}
								start={start[each]}
								register={register}
								idOf={inputId}
								errorAt={errorAt}
							/>
						</Card>
					))}
				</div>
				<Card className="p-4 md:p-6">
					<PicturesField
						id={inputId('images')}
						pictures={form.watch('images')}
						error={errorAt('images')}
						onChange={(changed) => {
							setDone(null);
							form.change('images', changed);
						}}
					/>
				</Card>
				{uploaded !== null && <Progress label={t('uploading')} value={uploaded} max={1} />}
				{done && (
					<Banner tone="success" dismiss={{ label: t('dismiss'), onDismiss: () => setDone(null) }}>
						<p>{done.message}</p>
						<p className="mt-2 flex flex-wrap gap-3">
							<LinkButton look="outline" href={pathIn(language, `/deity/${done.id}`)}>
								{t('view')}
							</LinkButton>
							<LinkButton look="outline" href={listHref}>
								{t('toList')}
							</LinkButton>
							{!deity && (
								<Button look="outline" onClick={() => location.reload()}>
									{t('addAnother')}
								</Button>
							)}
						</p>
					</Banner>
				)}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={!isHydrated} busyLabel={form.isBusy && t('saving')}>
						{t('save')}
					</Button>
					<LinkButton look="outline" href={listHref}>
						{t('cancel')}
					</LinkButton>
				</div>
			</form>
			{conflict.dialog}
		</>
	);
}

/** A control that is folded away cannot take the focus. */
function revealDetails(id: string): void {
	const folded = document.getElementById(id)?.closest('details');
	if (folded) folded.open = true;
}
