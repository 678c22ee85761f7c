import { useTranslations } from 'next-intl';
import { DayInput } from '@/components/ui/day-input';
import { Field } from '@/components/ui/field';
import { auditVerbs, isSubjectType, readingVerbs, type SubjectType } from '@/lib/features/audit/actions';
import { ChoiceFilter, ListFilters } from '../list/list-filters';
import { type HistoryFilters as Filters, getKind } from './history-query';

interface HistoryFiltersProps {
	filters: Filters;
	/** Everybody with an account who has an entry. */
	actors: readonly { _id: string; name: string }[];
	onChange: (filters: Partial<Filters>) => void;
	onReset: () => void;
}

const subjectTypes = Object.keys(auditVerbs).filter(isSubjectType);

/** Which entries are shown: by whom, what, to what, and when. */
export function HistoryFilters({ filters, actors, onChange, onReset }: HistoryFiltersProps) {
	const t = useTranslations('admin.history');
	const kind = getKind(filters);
	const getVerbs = (type: SubjectType) =>
		auditVerbs[type].filter((verb) => kind === 'all' || readingVerbs.includes(verb) === (kind === 'reads'));
	const { actor, action, subjectType, from, to } = filters;
	const isGone = actor !== '' && !actors.some(({ _id }) => _id === actor);
	const day = (name: 'from' | 'to', limits: { min?: string | undefined; max?: string | undefined }) => (
		<Field id={`history-${name}`} label={t(`filters.${name}`)} className="min-w-40 flex-1">
			{(control) => (
				<DayInput
					{...control}
					{...limits}
					value={filters[name]}
					onChange={(value) => onChange({ [name]: value })}
					placeholder={t('filters.dayForm')}
					calendarLabel={t('filters.calendar')}
				/>
			)}
		</Field>
	);
	return (
		<ListFilters legend={t('filters.legend')} reset={t('filters.reset')} onReset={onReset}>
			<ChoiceFilter
				id="history-actor"
				label={t('filters.actor')}
				any={t('filters.allActors')}
				choices={[
					...(isGone ? [{ value: actor, title: t('removedAccount') }] : []),
					...actors.map(({ _id, name }) => ({ value: _id, title: name })),
				]}
				value={actor}
				onChange={(value) => onChange({ actor: value })}
			/>
			<ChoiceFilter
				id="history-subject"
				label={t('filters.subjectType')}
				any={t('filters.allSubjects')}
				choices={subjectTypes.map((type) => ({ value: type, title: t(`subjects.${type}`) }))}
				value={subjectType}
				onChange={(value) => onChange({ subjectType: value, subjectId: '', action: '' })}
			/>
			<ChoiceFilter
				id="history-action"
				label={t('filters.action')}
				any={t('filters.allActions')}
				value={action}
				onChange={(value) => onChange({ action: value })}
			>
				{subjectTypes
					.filter((type) => (subjectType === '' || type === subjectType) && getVerbs(type).length > 0)
					.map((type) => (
						<optgroup key={type} label={t(`subjects.${type}`)}>
							{getVerbs(type).map((verb) => (
								<option key={verb} value={`${type}.${verb}`}>
									{t(`verbs.${verb}`)}
								</option>
							))}
						</optgroup>
					))}
			</ChoiceFilter>
			{day('from', { max: to || undefined })}
			{day('to', { min: from || undefined })}
		</ListFilters>
	);
}
