import { Ban, MailCheck, MailOpen, Reply, Trash2 } from 'lucide-react';
import { createTranslator, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { Badge } from '@/components/ui/badge';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import type { clientMessages } from '@/lib/platform/i18n/client-messages';
import { formatMoment } from '@/lib/platform/i18n/format';
import { ConfirmForm } from '../confirm-form';
import { ChoiceFilter } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { RowButton } from '../list/row-action';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { showFailure, showSuccess } from '../notice';
import { answerMail } from './answer-mail';
import { type InboxMessage, messagesList } from './inbox-query';
import { type Marks, MessageDialog } from './message-dialog';

const states = ['unread', 'read', 'answered', 'spam'] as const;
const kinds = ['contact', 'feedback', 'issue'] as const;
const tones = { unread: 'brand', read: 'chip', answered: 'ok', spam: 'warning' } as const;

const patchMessage = (id: string, body: Marks) =>
	callApi('PATCH /api/admin/messages/[id]', { params: { id }, body });
const removeMessage = (id: string) => callApi('DELETE /api/admin/messages/[id]', { params: { id } });

export interface InboxProps {
	/** The messages of an answer, which is begun in the language of its recipient. */
	answers: Record<Language, ReturnType<typeof clientMessages>>;
}

export function Inbox({ answers }: InboxProps) {
	const t = useTranslations('admin.messages');
	const language = useLocale();
	const getMail = (message: InboxMessage) =>
		answerMail(
			message,
			createTranslator({
				locale: message.language,
				messages: answers[message.language],
				namespace: 'admin.messages.answer',
			}),
		);
	const list = useListPage({
		list: messagesList,
		call: (query) => apiQuery('GET /api/admin/messages', { query }),
		read: ({ messages, pagination }) => ({ rows: messages, pagination }),
		nameOf: ({ name }) => name,
	});
	const { state, change, selection, bulk } = list;
	const { open } = state;
	const shown = state.state;
	const [asked, setAsked] = useState<readonly string[]>([]);
	const show = (id: string) => change({ open: id });

	/** Answers the message as it is now, null where it could not be marked. */
	const mark = async (id: string, marks: Marks) => {
		const answer = await patchMessage(id, marks);
		if (answer.ok) {
			list.reload();
			return answer.data.inboxMessage;
		}
		showFailure(answer.message || t('detail.failed'));
		if (!leaveWhenLoggedOut(answer) && answer.status === 404) list.reload();
		return null;
	};
	const markSelected = async (marks: Marks) => {
		await bulk.run({
			label: t('bulk.marking'),
			failed: t('detail.failed'),
			call: (id) => patchMessage(id, marks),
			done: (count) => t('bulk.done', { count }),
		});
		selection.change(new Set());
	};
	const remove = async (id: string) => {
		const answer = await removeMessage(id);
		if (answer.ok) showSuccess(t('bulk.deleted', { count: 1 }));
		else showFailure(answer.message || t('delete.failed'));
		if (!answer.ok && (leaveWhenLoggedOut(answer) || answer.status !== 404)) return;
		list.forget([id]);
	};
	const removeAsked = async () => {
		if (open !== '') show('');
		const [only] = asked;
		if (only !== undefined && asked.length === 1) return remove(only);
		await bulk.run({
			label: t('bulk.deleting'),
			ids: asked,
			failed: t('delete.failed'),
			call: removeMessage,
			done: (count) => t('bulk.deleted', { count }),
		});
		selection.change(new Set());
	};
	const counts = list.reply?.stateCounts;
	return (
		<ListPage
			list={list}
			namespace="admin.messages"
			isSearchable
			tabs={
				<StatusTabs
					label={t('states.label')}
					values={['', ...states]}
					titleOf={(value) => t(`states.${value || 'all'}`)}
					countOf={(value) => counts?.[value || 'all'] ?? null}
					value={shown}
					onChange={(value) => change({ state: value })}
				/>
			}
			filters={
				<ChoiceFilter
					id="message-kind"
					label={t('kinds.label')}
					any={t('kinds.any')}
					choices={kinds.map((value) => ({ value, title: t(`kinds.${value}`) }))}
					value={state.kind}
					onChange={(kind) => change({ kind })}
				/>
			}
			columns={[
				{
					...{ key: 'from', title: t('from'), sort: 'name', isHeader: true },
					cell: (message) => (
						<span className={message.state === 'unread' ? 'font-bold' : ''}>
							{message.name}
							<span className="block font-normal text-text-muted">{message.email}</span>
						</span>
					),
				},
				{
					...{ key: 'subject', title: t('subject') },
					cell: ({ _id, name, subject, message, language: written }) => {
						const line = subject ?? message.split('\n')[0] ?? '';
						return (
							<RowButton
								lang={written}
								label={t('open', { name, subject: line })}
								onClick={() => show(_id)}
								className="line-clamp-2"
							>
								{line}
							</RowButton>
						);
					},
				},
				{ key: 'kind', title: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
				{
					...{ key: 'state', title: t('state') },
					cell: (message) => <Badge tone={tones[message.state]}>{t(`stateOf.${message.state}`)}</Badge>,
				},
				{
					...{ key: 'received', title: t('received'), sort: 'createdAt' },
					cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>,
				},
			]}
			rowClass={(message) => (message.state === 'unread' ? 'bg-raised' : '')}
			rowActions={(message) => {
				const { _id: id, name } = message;
				const isSpam = message.state === 'spam';
				return {
					answer: {
						icon: Reply,
						label: t('actions.answer', { name }),
						href: getMail(message),
						onClick: () => void mark(id, { isAnswered: true }),
					},
					spam: {
						icon: isSpam ? MailCheck : Ban,
						label: t(isSpam ? 'actions.notSpamNamed' : 'actions.spamNamed', { name }),
						onClick: () => void mark(id, { isSpam: !isSpam }),
					},
					delete: {
						icon: Trash2,
						tone: 'error',
						label: t('actions.deleteNamed', { name }),
						onClick: () => setAsked([id]),
					},
				};
			}}
			bulkActions={{
				read: {
					icon: MailOpen,
					label: t('actions.read'),
					onClick: () => void markSelected({ isRead: true }),
				},
				spam: {
					icon: Ban,
					label: t(shown === 'spam' ? 'actions.notSpam' : 'actions.spam'),
					onClick: () => void markSelected({ isSpam: shown !== 'spam' }),
				},
				delete: {
					icon: Trash2,
					look: 'danger',
					label: t('actions.delete'),
					onClick: () => setAsked([...selection.keys]),
				},
			}}
		>
			{open !== '' && asked.length === 0 && (
				<MessageDialog
					key={open}
					messageId={open}
					answerMail={getMail}
					mark={mark}
					onDelete={() => setAsked([open])}
					onClose={() => show('')}
				/>
			)}
			{asked.length > 0 && (
				<ConfirmForm
					title={t('delete.title')}
					text={t('delete.question', { count: asked.length })}
					confirm={t('delete.confirm')}
					onConfirm={() => void removeAsked()}
					onClose={() => setAsked([])}
				>
					<p className="text-text-muted">{t('delete.forGood')}</p>
				</ConfirmForm>
			)}
		</ListPage>
	);
}
