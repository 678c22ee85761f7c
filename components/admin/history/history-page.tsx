'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DayInput } from '@/components/ui/day-input';
import { Field } from '@/components/ui/field';
import { downloadFile } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { labelFor } from '@/lib/core/label-for';
import type { HistoryEntry } from '@/lib/features/administration/audit/schema';
import { auditVerbs, isSubjectType, readingVerbs, type SubjectType } from '@/lib/platform/audit/actions';
import { formatCount } from '@/lib/platform/i18n/format';
import { ChangeList } from '../change-list';
import { ExportButton } from '../data/export-button';
import { ChoiceFilter, ListFilters } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { Moment } from '../moment';
import { getKind, historyKinds, historyList, noFilters } from './history-query';

const subjectTypes = Object.keys(auditVerbs).filter(isSubjectType);

export function HistoryPage() {
	const t = useTranslations('admin.history');
	const language = useLocale();
	const list = useListPage({
		list: historyList,
		call: (query) => apiQuery('GET /api/admin/history', { query }),
		read: ({ entries, pagination }) => ({ rows: entries, pagination }),
		nameOf: ({ sentence }) => sentence,
	});
	const { state, change, total } = list;
	const { page: _page, limit: _limit, ...query } = historyList.query(state);
	const { actors = [], isMore = false } = list.reply ?? {};
	const kind = getKind(state);
	const getVerbs = (type: SubjectType) =>
		auditVerbs[type].filter((verb) => kind === 'all' || readingVerbs.includes(verb) === (kind === 'reads'));
	const { actor, action, subjectType, from, to } = state;
	const isActorRemoved = actor !== '' && !actors.some(({ _id }) => _id === actor);
	const day = (name: 'from' | 'to', limits: { min?: string | undefined; max?: string | undefined }) => (
		<Field id={`history-${name}`} label={t(`filters.${name}`)} className="min-w-40 flex-1">
			{(control) => (
				<DayInput
					{...control}
					{...limits}
					value={state[name]}
					onChange={(value) => change({ [name]: value })}
					placeholder={t('filters.dayForm')}
					calendarLabel={t('filters.calendar')}
				/>
			)}
		</Field>
	);
	return (
		<ListPage
			list={list}
			namespace="admin.history"
			title={t('title')}
			isSearchable
			intro={t('intro')}
			tools={
				<ExportButton
					download={(signal) => downloadFile('GET /api/admin/exports/history', { query, signal })}
				/>
			}
			tabs={
				<StatusTabs
					label={t('shows.label')}
					values={historyKinds}
					titleOf={(shows) => t(`shows.${shows || 'changes'}`)}
					value={kind}
					onChange={(shows) => change({ kind: shows, action: '' })}
				/>
			}
			filters={
				<>
					<ListFilters
						legend={t('filters.legend')}
						reset={t('filters.reset')}
						onReset={() => change({ search: '', ...noFilters })}
					>
						<ChoiceFilter
							id="history-actor"
							label={t('filters.actor')}
							any={t('filters.allActors')}
							choices={[
								...(isActorRemoved ? [{ value: actor, title: t('removedAccount') }] : []),
								...actors.map(({ _id, name }) => ({ value: _id, title: name })),
							]}
							value={actor}
							onChange={(value) => change({ actor: value })}
						/>
						<ChoiceFilter
							id="history-subject"
							label={t('filters.subjectType')}
							any={t('filters.allSubjects')}
							choices={subjectTypes.map((type) => ({ value: type, title: t(`subjects.${type}`) }))}
							value={subjectType}
							onChange={(value) => change({ subjectType: value, subjectId: '', action: '' })}
						/>
						<ChoiceFilter
							id="history-action"
							label={t('filters.action')}
							any={t('filters.allActions')}
							value={action}
							onChange={(value) => change({ action: value })}
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
					{state.subjectId && (
						<p className="flex flex-wrap items-center gap-3">
							{t('filters.oneRecord')}
							<Button look="outline" onClick={() => change({ subjectId: '', subjectType: '' })}>
								{t('filters.allRecords')}
							</Button>
						</p>
					)}
				</>
			}
			summary={
				total > 0 && (
					<p role="status" className="text-sm text-text-muted">
						{t(isMore ? 'more' : 'total', { count: formatCount(total, language) })}
					</p>
				)
			}
			columns={[
				{
					...{ key: 'at', title: t('columns.at') },
					cell: ({ at }) => (
						<span className="md:whitespace-nowrap">
							<Moment at={at} />
						</span>
					),
				},
				{
					...{ key: 'entry', title: t('columns.entry'), isHeader: true },
					cell: ({ sentence, changes }) => (
						<>
							<span className="wrap-anywhere">{sentence}</span>
							<ChangeList changes={changes} />
						</>
					),
				},
				{
					...{ key: 'subject', title: t('columns.subject') },
					cell: ({ subject }) => <Subject subject={subject} />,
				},
			]}
		/>
	);
}

function Subject({ subject }: Pick<HistoryEntry, 'subject'>) {
	const { subjects } = useMessages().admin.history;
	if (subject.name === null || subject.path === null) return labelFor(subjects, subject.type);
	return (
		<a
			href={subject.path}
			className="wrap-anywhere inline-flex min-h-11 items-center text-primary underline underline-offset-4"
		>
			{subject.name}
		</a>
	);
}
