'use client';

import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DayInput } from '@/components/ui/day-input';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { auditVerbs, isSubjectType, readingVerbs, type SubjectType } from '@/lib/features/audit/actions';
import type { ListState } from '../list-url';
import { kindOf, noFilters } from './history-query';
import type { HistoryTexts } from './texts';

interface HistoryFiltersProps {
	filters: ListState['filters'];
	/** Everybody with an account who has an entry. */
	actors: readonly { _id: string; name: string }[];
	texts: HistoryTexts;
	onChange: (filters: ListState['filters']) => void;
}

const subjectTypes = Object.keys(auditVerbs).filter(isSubjectType);

/** Which entries are shown: by whom, what, to what, and when. */
export function HistoryFilters({ filters, actors, texts, onChange }: HistoryFiltersProps) {
	const words = texts.filters;
	const kind = kindOf(filters);
	const verbsOf = (type: SubjectType) =>
		auditVerbs[type].filter((verb) => kind === 'all' || readingVerbs.includes(verb) === (kind === 'reads'));
	const { actor = '', action = '', subjectType = '', from = '', to = '' } = filters;
	return (
		<fieldset className="grid min-w-0 grid-cols-2 items-end gap-3 lg:grid-cols-3 xl:grid-cols-[repeat(3,minmax(0,1fr))_repeat(2,11rem)_auto]">
			<legend className="sr-only">{words.legend}</legend>
			<Field id="history-actor" label={words.actor} className="max-lg:col-span-2 lg:col-span-1">
				{(control) => (
					<Select {...control} value={actor} onChange={({ target }) => onChange({ actor: target.value })}>
						<option value="">{words.allActors}</option>
						{actor !== '' && !actors.some(({ _id }) => _id === actor) && (
							<option value={actor}>{texts.removedAccount}</option>
						)}
						{actors.map(({ _id, name }) => (
							<option key={_id} value={_id}>
								{name}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field id="history-subject" label={words.subjectType}>
				{(control) => (
					<Select
						{...control}
						value={subjectType}
						onChange={({ target }) => onChange({ subjectType: target.value, subjectId: '', action: '' })}
					>
						<option value="">{words.allSubjects}</option>
						{subjectTypes.map((type) => (
							<option key={type} value={type}>
								{texts.subjects[type]}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field id="history-action" label={words.action}>
				{(control) => (
					<Select {...control} value={action} onChange={({ target }) => onChange({ action: target.value })}>
						<option value="">{words.allActions}</option>
						{subjectTypes
							.filter((type) => (subjectType === '' || type === subjectType) && verbsOf(type).length > 0)
							.map((type) => (
								<optgroup key={type} label={texts.subjects[type]}>
									{verbsOf(type).map((verb) => (
										<option key={verb} value={`${type}.${verb}`}>
											{texts.verbs[verb]}
										</option>
									))}
								</optgroup>
							))}
					</Select>
				)}
			</Field>
			<Field id="history-from" label={words.from}>
				{(control) => (
					<DayInput
						{...control}
						value={from}
						max={to || undefined}
						onChange={(day) => onChange({ from: day })}
						placeholder={words.dayForm}
						calendarLabel={words.calendar}
					/>
				)}
			</Field>
			<Field id="history-to" label={words.to}>
				{(control) => (
					<DayInput
						{...control}
						value={to}
						min={from || undefined}
						onChange={(day) => onChange({ to: day })}
						placeholder={words.dayForm}
						calendarLabel={words.calendar}
					/>
				)}
			</Field>
			<Button look="outline" className="max-lg:col-span-2" onClick={() => onChange(noFilters)}>
				<RotateCcw aria-hidden="true" className="size-5" />
				{words.reset}
			</Button>
		</fieldset>
	);
}
