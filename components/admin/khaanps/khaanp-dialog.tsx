import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { followInputs } from '@/components/form/follow-inputs';
import { useRecordForm } from '@/components/form/use-record-form';
import Combobox from '@/components/ui/combobox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { callApi, type Reply } from '@/lib/client/api';
import {
	type KhaanpField,
	khaanpFields,
	khaanpMaxLength,
	ownKulAnswers,
} from '@/lib/features/heritage/khaanp/schema';
import { RecordDialog } from '../record-dialog';
import { HistorySection } from '../record-history';
import type { AdminKhaanp, KnownKhaanps } from './admin-khaanp';

type KhaanpValues = Record<KhaanpField, string>;

type SavedKhaanp = Reply<'POST /api/admin/khaanps'> | Reply<'PUT /api/admin/khaanps/[id]'>;

interface KhaanpDialogProps {
	/** Null for a new one. */
	khaanp: AdminKhaanp | null;
	known: KnownKhaanps;
	/** Called while the dialog still says that it is saved. */
	onSaved: () => void;
	onClose: () => void;
}

const inputId = (field: KhaanpField) => `khaanp-${field}`;

function getValues(khaanp: AdminKhaanp | null): KhaanpValues {
	const written = khaanpFields.map((field) => [field, khaanp?.[field] ?? ''] as const);
	return {
		...(Object.fromEntries(written) as KhaanpValues),
		isOwnKul: khaanp?.isOwnKul ?? 'no',
		// In the page's language; either language is read.
		...{ parent: khaanp?.parentName ?? '', otherKul: khaanp?.otherKulName ?? '' },
		seats: khaanp?.seats.replaceAll(', ', '\n') ?? '',
	};
}

export function KhaanpDialog({ khaanp: opened, known, onSaved, onClose }: KhaanpDialogProps) {
	const t = useTranslations('admin.khaanps');
	const { combobox, admin } = useMessages();
	const [saved, setSaved] = useState<string | null>(null);
	const { fields: labels } = admin.khaanps;
	const { form, record, conflict } = useRecordForm<KhaanpValues, AdminKhaanp, SavedKhaanp>({
		record: opened,
		subject: { type: 'khaanp', id: opened?._id ?? null },
		valuesOf: getValues,
		comparison: {
			labels,
			shownIn: (values, field) => (field === 'isOwnKul' ? answerIn(values.isOwnKul) : values[field]),
		},
		focus: 'summary',
		send: (values, from, { changed }) =>
			from
				? callApi('PUT /api/admin/khaanps/[id]', {
						params: { id: from._id },
						body: { ...changed, version: from.version },
					})
				: callApi('POST /api/admin/khaanps', { body: values }),
		loadNewest: async ({ _id }) => {
			const answer = await callApi('GET /api/admin/khaanps/[id]', { params: { id: _id } });
			return answer.ok ? answer.data : null;
		},
		onSent: ({ message }) => {
			onSaved();
			setSaved(message);
		},
		onReplaced: onSaved,
	});
	function answerIn(answer: string): string {
		const asked = ownKulAnswers.find((one) => one === answer);
		return asked ? t(`ownKul.${asked}`) : answer;
	}
	const { register, errorAt } = form;
	const start = form.getValues();
	const summary = form.summaryOf(
		khaanpFields.map((name) => ({ name, id: inputId(name), label: labels[name] })),
	);
	const lineField = (name: KhaanpField, isRequired = false) => (
		<Field
			id={inputId(name)}
			label={labels[name]}
			error={errorAt(name)}
			isRequired={isRequired}
			{...(name.startsWith('spellings') && { hint: t('form.spellingsHint') })}
		>
			{(control) => (
				<Input
					{...control}
					{...register(name)}
					maxLength={khaanpMaxLength[name]}
					autoComplete="off"
					lang={name.endsWith('Hi') ? 'hi' : 'en'}
				/>
			)}
		</Field>
	);
	const longField = (name: KhaanpField, hint?: string) => (
		<Field id={inputId(name)} label={labels[name]} error={errorAt(name)} {...(hint && { hint })}>
			{(control) => (
				<textarea
					{...control}
					{...register(name)}
					rows={3}
					maxLength={khaanpMaxLength[name]}
					className={controlClass}
				/>
			)}
		</Field>
	);
	const nameField = (name: 'parent' | 'otherKul', options: readonly string[], hint: string) => (
		<Field id={inputId(name)} label={labels[name]} error={errorAt(name)} hint={hint}>
			{(control) => (
				<Combobox
					{...control}
					name={name}
					label={labels[name]}
					options={options}
					defaultValue={start[name]}
					texts={combobox}
					maxLength={khaanpMaxLength[name]}
				/>
			)}
		</Field>
	);
	return (
		<RecordDialog
			title={record ? t('form.editTitle', { name: record.name }) : t('form.addTitle')}
			form={form}
			conflict={conflict}
			submit={t(record ? 'form.save' : 'form.add')}
			busy={t('form.saving')}
			error={form.failure ? t('form.failed') : t('form.problems')}
			summary={summary}
			saved={saved}
			footer={record && <HistorySection title={t('history')} subjectType="khaanp" subjectId={record._id} />}
			onClose={onClose}
		>
			{lineField('spellingsEn', true)}
			{lineField('spellingsHi', true)}
			<div key={record?.version} onInput={followInputs(form)}>
				{nameField('parent', known.names, t('form.parentHint'))}
			</div>
			<Field id={inputId('isOwnKul')} label={labels.isOwnKul} error={errorAt('isOwnKul')}>
				{(control) => (
					<Select {...control} {...register('isOwnKul')}>
						{ownKulAnswers.map((answer) => (
							<option key={answer} value={answer}>
								{t(`ownKul.${answer}`)}
							</option>
						))}
					</Select>
				)}
			</Field>
			{longField('saysEn', t('form.saysHint'))}
			{longField('saysHi', t('form.saysHint'))}
			<div key={`other ${record?.version}`} onInput={followInputs(form)}>
				{nameField(
					'otherKul',
					known.kuls.map(({ title }) => title),
					t('form.otherKulHint'),
				)}
			</div>
			{longField('seats', t('form.seatsHint'))}
			{lineField('kuldeviEn')}
			{lineField('kuldeviHi')}
			{lineField('gotraEn')}
			{lineField('gotraHi')}
			{longField('sourceEn', t('form.sourceHint'))}
			{longField('sourceHi', t('form.sourceHint'))}
		</RecordDialog>
	);
}
