'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { DateParts } from '@/lib/client/form/date-parts';
import { regionOf } from '@/lib/platform/i18n/format';

interface PartialDateFieldProps {
	name: 'dob' | 'dod' | 'marriedOn';
	/** Of the year, which is asked at least. */
	id: string;
	legend: string;
	hint?: string;
	error: string | undefined;
}

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month, 1)));

/** A date of which only the year may be known, or about which year it was; of a wedding not the latter. The form joins its parts (`getDateText`). */
export function PartialDateField({ name, id, legend, hint, error }: PartialDateFieldProps) {
	const t = useTranslations('dateParts');
	const language = useLocale();
	const { register } = useFormContext<Record<typeof name, DateParts>>();
	const isAbout = useWatch<Record<typeof name, DateParts>>({ name: `${name}.about` }) === true;
	const monthName = new Intl.DateTimeFormat(regionOf[language], { month: 'long', timeZone: 'UTC' });
	const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
	const invalid = { 'aria-invalid': error ? true : undefined } as const;
	const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
	return (
		<fieldset className="min-w-0" aria-describedby={described || undefined}>
			<legend className="font-semibold text-sm text-text-soft">{legend}</legend>
			{error && <FieldError id={errorId}>{error}</FieldError>}
			<div className="mt-1 grid grid-cols-[4.25rem_minmax(0,1fr)_5.25rem] gap-2">
				<Field id={`${id}-day`} label={t('day')}>
					{(control) => (
						<Input
							{...control}
							{...invalid}
							{...register(`${name}.day`)}
							inputMode="numeric"
							maxLength={2}
							autoComplete="off"
							disabled={isAbout}
						/>
					)}
				</Field>
				<Field id={`${id}-month`} label={t('month')}>
					{(control) => (
						<Select {...control} {...invalid} {...register(`${name}.month`)} disabled={isAbout}>
							<option value="">{t('noMonth')}</option>
							{months.map((month) => (
								<option key={month.getUTCMonth()} value={month.getUTCMonth() + 1}>
									{monthName.format(month)}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field id={id} label={t('year')}>
					{(control) => (
						<Input
							{...control}
							{...invalid}
							{...register(`${name}.year`)}
							inputMode="numeric"
							maxLength={4}
							autoComplete="off"
						/>
					)}
				</Field>
			</div>
			{name !== 'marriedOn' && <Checkbox {...register(`${name}.about`)} label={t('about')} />}
			{hint && (
				<p id={hintId} className="text-sm text-text-muted">
					{hint}
				</p>
			)}
		</fieldset>
	);
}
