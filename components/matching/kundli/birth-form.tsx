'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { FormErrors } from '@/components/form/form-errors';
import { useApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import type { OwnKundliReply } from '@/lib/features/matching/kundli/schema';
import { formatDay } from '@/lib/platform/i18n/format';

const Combobox = lazy(() => import('@/components/ui/combobox'));

const precisions = ['minute', 'quarterHour', 'hour'] as const;

const valuesOf = ({ time, precision, place }: OwnKundliReply) => ({
	...{ time: time ?? '', place: place ?? '' },
	precision: precision ?? ('minute' as const),
});

/** At what hour and where the viewer was born. */
export function BirthForm({ found }: { found: OwnKundliReply }) {
	const language = useLocale();
	const t = useTranslations('kundli');
	const { kundli } = useMessages();
	const queries = useQueryClient();
	const places = useQuery(apiQuery('GET /api/family/kundli/places'));
	const form = useApiForm<ReturnType<typeof valuesOf>, Reply<'PUT /api/family/kundli'>>({
		defaultValues: valuesOf(found),
		focus: 'field',
		send: ({ time, precision, place }) =>
			callApi('PUT /api/family/kundli', {
				body: { time: time.trim() || null, precision, place: place.trim() || null },
			}),
		onSent: ({ message, ...saved }) => {
			queries.setQueryData(apiQuery('GET /api/family/kundli').queryKey, saved);
			form.reset(valuesOf(saved));
			showToast(message, 'success');
		},
	});
	const { register, change, errorAt, failure, isBusy } = form;
	const labels = { time: t('birth.time'), precision: t('birth.precision'), place: t('birth.place') };
	const summary = form.summaryOf(
		Object.entries(labels).map(([name, label]) => ({ name, id: `birth-${name}`, label })),
	);
	return (
		<form {...form.formProps} className="flex max-w-xl flex-col gap-5">
			<FormErrors
				title={failure?.message || t('birth.saveFailed')}
				summary={summary}
				failure={failure}
				dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
			/>
			{found.bornOn && (
				<p className="text-text-soft">
					{t('birth.bornOn', { date: formatDay(found.bornOn, language) ?? found.bornOn })}
				</p>
			)}
			<Field id="birth-time" label={labels.time} hint={t('birth.timeHint')} error={errorAt('time')}>
				{(control) => (
					<Input
						{...control}
						{...register('time')}
						inputMode="numeric"
						autoComplete="off"
						maxLength={8}
						placeholder="06:35"
						className="max-w-40"
					/>
				)}
			</Field>
			<RadioGroup
				{...register('precision')}
				id="birth-precision"
				legend={labels.precision}
				choices={precisions.map((value) => ({ value, label: t(`birth.precisions.${value}`) }))}
				error={errorAt('precision')}
			/>
			<Field id="birth-place" label={labels.place} hint={t('birth.placeHint')} error={errorAt('place')}>
				{(control) => (
					<Suspense fallback={<Input {...control} readOnly />}>
						<Combobox
							{...control}
							name="place"
							label={labels.place}
							options={places.data?.places ?? []}
							texts={kundli.birth.combobox}
							value={form.watch('place')}
							maxLength={80}
							onValueChange={(value) => change('place', value)}
						/>
					</Suspense>
				)}
			</Field>
			<div>
				<Button type="submit" busyLabel={isBusy && t('birth.saving')}>
					{t('birth.save')}
				</Button>
			</div>
		</form>
	);
}
