'use client';

import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { filled } from '@/components/family/texts';
import { loadCombobox } from '@/components/member/member-input';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { AgeField, EducationField } from './choice-fields';
import { ageProblem, type Filters, filtersIn, queryOf } from './filters';
import { clanNamesIn, placesIn } from './known-values';
import type { MatrimonialTexts } from './texts';

const Combobox = lazy(loadCombobox);

interface MatchFiltersProps {
	filters: Filters;
	texts: Pick<MatrimonialTexts, 'filters' | 'education' | 'clanNames'>;
	onShow: (filters: Filters) => void;
}

/** Age, place, education and clan, by which the server narrows the matches down; the page's address keeps them. */
export function MatchFilters({ filters, texts, onShow }: MatchFiltersProps) {
	const words = texts.filters;
	const active = queryOf(filters).size;
	const [isOpen, setOpen] = useState(active > 0);
	const [problem, setProblem] = useState<ReturnType<typeof ageProblem>>(null);
	const { options, loadOptions } = useAddressOptions();
	useEffect(() => {
		if (isOpen) void loadOptions();
	}, [isOpen, loadOptions]);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const typed = filtersIn(new FormData(form));
		const found = ageProblem(typed);
		setProblem(found);
		if (found) form.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
		else onShow(typed);
	};
	const errorAt = (field: string) => (problem?.field === field ? words[problem.problem] : undefined);
	return (
		<details
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			className="rounded-card border border-line bg-surface"
		>
			<summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold text-primary">
				<SlidersHorizontal aria-hidden="true" className="size-5" />
				{active > 0 ? filled(words.active, { count: active }) : words.title}
			</summary>
			{isOpen && (
				<form
					// What is typed gives way when the address says something else.
					key={queryOf(filters).toString()}
					noValidate
					onSubmit={submit}
					className="grid grid-cols-2 items-start gap-4 border-line border-t p-4 lg:grid-cols-[6.5rem_6.5rem_1fr_1fr_1fr]"
				>
					{(['ageFrom', 'ageTo'] as const).map((name) => (
						<AgeField
							key={name}
							id={`filter-${name}`}
							name={name}
							label={words[name]}
							defaultValue={filters[name]}
							error={errorAt(name)}
						/>
					))}
					<EducationField
						id="filter-education"
						name="education"
						label={words.education}
						any={words.anyEducation}
						words={texts.education}
						defaultValue={filters.education}
						className="max-lg:col-span-2"
					/>
					{(['place', 'clan'] as const).map((name) => (
						<Field key={name} id={`filter-${name}`} label={words[name]} className="max-lg:col-span-2">
							{(control) => (
								<Suspense fallback={<Input {...control} name={name} defaultValue={filters[name]} readOnly />}>
									<Combobox
										{...control}
										name={name}
										label={words[name]}
										options={name === 'clan' ? clanNamesIn(texts.clanNames) : placesIn(options)}
										texts={words.combobox}
										defaultValue={filters[name]}
										maxLength={80}
									/>
								</Suspense>
							)}
						</Field>
					))}
					<div className="col-span-full flex flex-wrap gap-3">
						<Button type="submit">{words.apply}</Button>
						{active > 0 && (
							<Button
								look="outline"
								onClick={() => {
									setProblem(null);
									onShow({ ageFrom: '', ageTo: '', place: '', education: '', clan: '' });
								}}
							>
								{words.reset}
							</Button>
						)}
					</div>
				</form>
			)}
		</details>
	);
}
