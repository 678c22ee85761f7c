'use client';

import { useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldErrors, set } from 'react-hook-form';
import { RecordConflictDialog } from '@/components/form/conflict-dialog';
import { FormErrors } from '@/components/form/form-errors';
import { type ApiForm, refused, useApiForm } from '@/components/form/use-api-form';
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
import { callApi } from '@/lib/client/api';
import { findLatestChange, type LatestChange } from '@/lib/client/form/latest-change';
import {
	type DeityFormValues,
	fieldOfError,
	missingFields,
} from '@/lib/client/heritage/deity/deity-form-fields';
import {
	changedFields,
	chosenPictures,
	type DeityValues,
	fieldNames,
	flatValues,
	getFormValues,
} from '@/lib/client/heritage/deity/deity-values';
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

/** What somebody else has saved while the form was open. */
interface Newer extends LatestChange {
	deity: DeityDetails;
}

const inputId = (field: string) => `deity-${field.replace('.', '-')}`;

/** Adds a deity or changes one, in both languages; what is typed stays when something is wrong. */
export function DeityForm({ deity, listHref, language }: DeityFormProps) {
	const t = useTranslations('deityForm.form');
	const tStale = useTranslations('admin.frame.stale');
	const unsent = useTranslations('photoField')('unsent');
	const { form: messages } = useMessages().deityForm;
	const isHydrated = useHydrated();
	/** What is stored, from the view of the form. */
	const stored = useRef<{ record: SavedRecord | null; values: DeityValues | null }>({
		record: deity && { id: deity._id, version: deity.version },
		values: deity && flatValues(getFormValues(deity)),
	});
	const [newer, setNewer] = useState<Newer | null>(null);
	const [done, setDone] = useState<{ id: string; message: string } | null>(null);
	const getLabel = (field: string) => {
		const [first = '', name = first] = field.split('.');
		if (field === 'images') return t('pictures');
		const label = labelFor(messages, name);
		if (first === 'hi' || first === 'en') return `${label} (${first === 'hi' ? t('inHi') : t('inEn')})`;
		return label;
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
			const values = form.getValues();
			const { record } = stored.current;
			const saved = await saveDeity(
				changedFields(flatValues(values), record && stored.current.values),
				{ record, pictures: values.images },
				noteShare,
			);
			const { failure } = saved;
			stored.current.record = saved.record;
			form.change('images', [...saved.pictures]);
			if (!failure) return { ok: true, data: saved.message };
			if (failure.code === 'record.stale' && saved.record) {
				const isShown = await showNewer(saved.record.id);
				return isShown ? null : refused(tStale('loadFailed'));
			}
			const isPicture = failure.code.startsWith('picture.');
			const errors = failure.errors.map(({ path, message }) => ({ path: fieldOfError(path), message }));
			const failed = deity ? t('failedToUpdate') : t('failedToAdd');
			return {
				...failure,
				message: failure.status === 401 ? t('logIn') : (!isPicture && failure.message) || failed,
				errors: isPicture && errors.length === 0 ? [{ path: 'images', message: failure.message }] : errors,
			};
		},
		onSent: (message) => {
			const values = form.getValues();
			stored.current.values = flatValues(values);
			form.reset(values, { keepValues: true });
			if (stored.current.record) setDone({ id: stored.current.record.id, message });
		},
	});
	const { register, errorAt, failure, uploaded } = form;
	const summary = form.summaryOf(
		[...fieldNames, 'images'].map((name) => ({ name, id: inputId(name), label: getLabel(name) })),
	);
	const showNewer = async (id: string): Promise<boolean> => {
		const [answer, latest] = await Promise.all([
			callApi('GET /api/deities/[id]', { params: { id } }),
			findLatestChange('deity', id),
		]);
		if (answer.ok) setNewer({ deity: answer.data, ...latest });
		return answer.ok;
	};
	/** Goes on from the newer version. */
	const settle = ({ deity: { _id: id, version, ...rest } }: Newer) => {
		stored.current = { record: { id, version }, values: flatValues(getFormValues(rest)) };
		setNewer(null);
	};
	const keepMine = (chosen: DeityValues, over: Newer) => {
		const mine = form.getValues();
		const values = { ...flatValues(mine), ...chosen };
		for (const name of fieldNames) form.change(name, values[name] ?? '');
		form.change('images', chosenPictures(values.images, mine.images, over.deity.images));
		settle(over);
		form.formProps.ref.current?.requestSubmit();
	};
	const showValue = (field: string) => {
		if (field === 'deityType') return (value: string) => (value === 'devi' ? t('devi') : t('devta'));
		return field === 'images' ? showPictures : null;
	};
	const start = getFormValues(deity);
	const theirs = newer ? flatValues(getFormValues(newer.deity)) : {};
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
			{newer && (
				<RecordConflictDialog
					fields={Object.entries(flatValues(form.getValues())).map(([key, mine]) => {
						const base = stored.current.values?.[key];
						const show = showValue(key);
						return {
							...{ key, label: getLabel(key), mine, theirs: theirs[key] ?? '' },
							...(base !== undefined && { base }),
							...(show && { show }),
						};
					})}
					change={newer}
					onKeepMine={(chosen) => keepMine(chosen, newer)}
					onTakeTheirs={() => {
						form.reset(getFormValues(newer.deity));
						settle(newer);
					}}
					onClose={() => setNewer(null)}
				/>
			)}
		</>
	);
}

function showPictures(addresses: string): ReactNode {
	return (
		<span className="flex flex-wrap gap-2">
			{addresses.split(' ').map((address) => (
				<img key={address} src={address} alt="" className="size-16 rounded-control object-cover" />
			))}
		</span>
	);
}

/** A control that is folded away cannot take the focus. */
function revealDetails(id: string): void {
	const folded = document.getElementById(id)?.closest('details');
	if (folded) folded.open = true;
}
