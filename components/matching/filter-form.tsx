import { useMessages, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ageProblem, type Filters, filtersIn, getQuery } from '@/lib/client/matching/filters';
import { clanNamesIn } from '@/lib/client/matching/known-values';
import { AgeField, EducationField } from './choice-fields';

const Combobox = lazy(() => import('@/components/ui/combobox'));

interface FilterFormProps {
	filters: Filters;
	places: readonly string[];
	onShow: (filters: Filters) => void;
}

/** The filters to be chosen and typed. */
export function FilterForm({ filters, places, onShow }: FilterFormProps) {
	const t = useTranslations('matching.filters');
	const { clans, matching } = useMessages();
	const { formProps, register, change, errorAt } = useApiForm({
		defaultValues: filters,
		isGuarded: false,
		resolver: (values) => {
			const found = ageProblem(filtersIn(values));
			if (!found) return { values, errors: {} };
			return {
				values: {},
				errors: { [found.field]: { type: found.problem, message: t(`${found.problem}`) } },
			};
		},
		send: async (values) => ({ ok: true, data: filtersIn(values) }),
		onSent: onShow,
	});
	return (
		<form
			{...formProps}
			className="grid grid-cols-2 items-start gap-4 border-line border-t p-4 lg:grid-cols-[6.5rem_6.5rem_1fr_1fr_1fr]"
		>
			{(['ageFrom', 'ageTo'] as const).map((name) => (
				<AgeField
					key={name}
					id={`filter-${name}`}
					label={t(`${name}`)}
					control={register(name)}
					error={errorAt(name)}
				/>
			))}
			<EducationField
				id="filter-education"
				label={t('education')}
				control={register('education')}
				any={t('anyEducation')}
				className="max-lg:col-span-2"
			/>
			{(['place', 'clan'] as const).map((name) => (
				<Field key={name} id={`filter-${name}`} label={t(`${name}`)} className="max-lg:col-span-2">
					{(control) => (
						<Suspense fallback={<Input {...control} name={name} defaultValue={filters[name]} readOnly />}>
							<Combobox
								{...control}
								name={name}
								label={t(`${name}`)}
								options={name === 'clan' ? clanNamesIn(clans) : places}
								texts={matching.filters.combobox}
								defaultValue={filters[name]}
								maxLength={80}
								onValueChange={(value) => change(name, value)}
							/>
						</Suspense>
					)}
				</Field>
			))}
			<div className="col-span-full flex flex-wrap gap-3">
				<Button type="submit">{t('apply')}</Button>
				{getQuery(filters).size > 0 && (
					<Button
						look="outline"
						onClick={() => onShow({ ageFrom: '', ageTo: '', place: '', education: '', clan: '' })}
					>
						{t('reset')}
					</Button>
				)}
			</div>
		</form>
	);
}
