'use client';

import { Ban, MailCheck, MailOpen, Reply, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { BulkBar } from '@/components/admin/bulk-bar';
import type { ListState } from '@/components/admin/list-url';
import { useNotices } from '@/components/admin/notices';
import { Pager } from '@/components/admin/pager';
import { RowAction } from '@/components/admin/review/row-action';
import { SearchBox } from '@/components/admin/search-box';
import { StatusTabs } from '@/components/admin/status-tabs';
import { AdminTable, type Column } from '@/components/admin/table';
import { selectionWith } from '@/components/admin/table-state';
import { useBulk } from '@/components/admin/use-bulk';
import { useList } from '@/components/admin/use-list';
import { useSelectAll } from '@/components/admin/use-select-all';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type ApiResult, callApi, mapData } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/platform/i18n/format';
import { answerMail } from './answer-mail';
import { ChoiceFilter } from './choice-filter';
import { inboxQuery } from './inbox-query';
import type { InboxMessage } from './inbox-types';
import { patchMessage, removeMessage, useMessageChanges } from './message-changes';
import { MessageDeletion } from './message-deletion';
import { MessageDialog } from './message-dialog';
import type { AdminMessagesTexts } from './texts';

interface InboxProps {
	state: ListState;
	change: (next: Partial<ListState>) => void;
	texts: AdminMessagesTexts;
}

const states = ['unread', 'read', 'answered', 'spam'] as const;
const kinds = ['contact', 'feedback', 'issue'] as const;
const tones = { unread: 'brand', read: 'chip', answered: 'ok', spam: 'warning' } as const;

interface DoneToMany {
	label: string;
	ids: readonly string[];
	call: (id: string) => Promise<ApiResult<{ message: string }>>;
	/** Told with how many it was done to. */
	done: { one: string; other: string };
	/** Said where the server gives no reason. */
	failed: string;
}

/** What visitors have written, to be read, answered, put aside and deleted. */
export function Inbox({ state, change, texts }: InboxProps) {
	const { language } = useAdmin();
	const notices = useNotices();
	const list = useList(apiQuery('GET /api/admin/messages', { query: inboxQuery('kind', state) }));
	const messages = list.answer?.messages ?? [];
	const { kind = '', state: shown = '', open = '' } = state.filters;
	const [selected, select] = useSelection([state.search, kind, shown]);
	const names = useRef(new Map<string, string>());
	const all = useSelectAll({
		listed: [state.search, kind, shown],
		total: list.answer?.pagination.total ?? 0,
		ask: async (page, limit) => {
			const query = inboxQuery('kind', { ...state, page, limit });
			return mapData(await callApi('GET /api/admin/messages', { query }), (answer) => answer.messages);
		},
		keyOf: ({ _id }) => _id,
		onSelected: (rows) => {
			for (const [id, { name }] of rows) names.current.set(id, name);
			select(new Set(rows.keys()));
		},
	});
	const changes = useMessageChanges({
		texts,
		onChanged: list.reload,
		onGone: (id) => select((current) => selectionWith(current, [id], false)),
	});
	const bulk = useBulk();
	const [asked, setAsked] = useState<readonly string[]>([]);
	useEffect(() => {
		for (const { _id, name } of messages) names.current.set(_id, name);
	});
	const show = (id: string) => change({ page: state.page, filters: { open: id } });
	const doToMany = async ({ done: words, failed, call, ...stroke }: DoneToMany) => {
		let done = 0;
		await bulk.run({
			...stroke,
			nameOf: (id) => names.current.get(id) ?? '',
			call: async (id) => {
				const answer = await call(id);
				if (answer.ok) done += 1;
				return answer.ok || answer.message ? answer : { ...answer, message: failed };
			},
		});
		select(new Set());
		if (done > 0) notices.success(counted(words, done, language));
	};
	const removeAsked = () => {
		setAsked([]);
		if (open !== '') show('');
		const [only] = asked;
		if (only !== undefined && asked.length === 1) return changes.remove(only);
		const { deleting: label, deleted: done } = texts.bulk;
		return doToMany({ label, ids: asked, call: removeMessage, done, failed: texts.delete.failed });
	};
	const mark = (marks: Parameters<typeof patchMessage>[1]) => {
		const call = (id: string) => patchMessage(id, marks);
		const { marking: label, done } = texts.bulk;
		void doToMany({ label, ids: [...selected], call, done, failed: texts.detail.failed });
	};
	const pagination = list.answer?.pagination;
	const counts = list.answer?.stateCounts;
	return (
		<>
			<StatusTabs
				label={texts.states.label}
				tabs={[
					{ value: '', title: texts.states.all, count: counts?.all ?? null },
					...states.map((value) => ({ value, title: texts.states[value], count: counts?.[value] ?? null })),
				]}
				value={shown}
				onChange={(value) => change({ filters: { state: value } })}
			/>
			<div className="flex flex-wrap items-end gap-4">
				<div className="min-w-0 flex-1 basis-72">
					<SearchBox
						value={state.search}
						onSearch={(search) => change({ search })}
						label={texts.searchLabel}
					/>
				</div>
				<ChoiceFilter
					id="message-kind"
					label={texts.kinds.label}
					any={texts.kinds.any}
					choices={kinds.map((value) => ({ value, title: texts.kinds[value] }))}
					value={kind}
					onChange={(value) => change({ filters: { kind: value } })}
				/>
			</div>
			<BulkBar
				selected={selected.size}
				onClear={() => select(new Set())}
				isRunning={bulk.isRunning}
				all={all}
			>
				<Button look="outline" onClick={() => mark({ isRead: true })}>
					<MailOpen aria-hidden="true" className="size-5" />
					{texts.actions.read}
				</Button>
				<Button look="outline" onClick={() => mark({ isSpam: shown !== 'spam' })}>
					<Ban aria-hidden="true" className="size-5" />
					{shown === 'spam' ? texts.actions.notSpam : texts.actions.spam}
				</Button>
				<Button look="danger" onClick={() => setAsked([...selected])}>
					<Trash2 aria-hidden="true" className="size-5" />
					{texts.actions.delete}
				</Button>
			</BulkBar>
			<AdminTable
				caption={texts.caption}
				columns={columnsOf({ language, texts, onOpen: show })}
				rows={messages}
				rowKey={({ _id }) => _id}
				rowClass={({ state }) => (state === 'unread' ? 'bg-raised' : '')}
				actions={(message) => {
					const { _id: id, name } = message;
					const isSpam = message.state === 'spam';
					const label = (words: string) => filled(words, { name });
					return (
						<>
							<a
								href={answerMail(message, texts.answers[message.language])}
								aria-label={label(texts.actions.answer)}
								title={label(texts.actions.answer)}
								onClick={() => void changes.mark(id, { isAnswered: true })}
								className="grid size-11 shrink-0 place-items-center rounded-control text-primary hover:bg-raised"
							>
								<Reply aria-hidden="true" className="size-5" />
							</a>
							<RowAction
								icon={isSpam ? MailCheck : Ban}
								label={label(isSpam ? texts.actions.notSpamNamed : texts.actions.spamNamed)}
								onClick={() => void changes.mark(id, { isSpam: !isSpam })}
							/>
							<RowAction
								icon={Trash2}
								tone="error"
								label={label(texts.actions.deleteNamed)}
								onClick={() => {
									setAsked([id]);
								}}
							/>
						</>
					);
				}}
				selection={{ selected, change: select, nameOf: ({ name }) => name }}
				sort={{ value: state.sort, change: (sort) => change({ sort }) }}
				status={list.status}
				refusal={list.refusal}
				loading={texts.loading}
				empty={texts.empty}
				failure={{ text: texts.loadFailed, onRetry: list.reload }}
			/>
			{pagination && (
				<Pager
					page={pagination.page}
					pages={pagination.pages}
					onPage={(page) => change({ page })}
					size={{ limit: state.limit, change: (limit) => change({ limit }) }}
					label={texts.pager}
				/>
			)}
			{open !== '' && asked.length === 0 && (
				<MessageDialog
					key={open}
					messageId={open}
					texts={texts}
					mark={changes.mark}
					onDelete={() => setAsked([open])}
					onClose={() => show('')}
				/>
			)}
			{asked.length > 0 && (
				<MessageDeletion
					count={asked.length}
					texts={texts}
					onConfirm={() => void removeAsked()}
					onClose={() => setAsked([])}
				/>
			)}
		</>
	);
}

interface ColumnsOf {
	language: Language;
	texts: AdminMessagesTexts;
	onOpen: (id: string) => void;
}

function columnsOf({ language, texts, onOpen }: ColumnsOf): Column<InboxMessage>[] {
	return [
		{
			...{ key: 'from', title: texts.from, sort: 'name', isHeader: true },
			cell: ({ name, email, state }) => (
				<span className={state === 'unread' ? 'font-bold' : ''}>
					{name}
					<span className="block font-normal text-text-muted">{email}</span>
				</span>
			),
		},
		{
			...{ key: 'subject', title: texts.subject },
			cell: ({ _id, name, subject, message, language: written }) => {
				const line = subject ?? message.split('\n')[0] ?? '';
				return (
					<button
						type="button"
						lang={written}
						aria-haspopup="dialog"
						aria-label={filled(texts.open, { name, subject: line })}
						onClick={() => onOpen(_id)}
						className="wrap-anywhere line-clamp-2 min-h-11 text-left font-semibold text-primary underline-offset-4 hover:underline"
					>
						{line}
					</button>
				);
			},
		},
		{ ...{ key: 'kind', title: texts.kind }, cell: ({ kind }) => texts.kinds[kind] },
		{
			...{ key: 'state', title: texts.state },
			cell: ({ state }) => <Badge tone={tones[state]}>{texts.stateOf[state]}</Badge>,
		},
		{
			...{ key: 'received', title: texts.received, sort: 'createdAt' },
			cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>,
		},
	];
}
