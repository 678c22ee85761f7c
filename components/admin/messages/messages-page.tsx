'use client';

import { useTranslations } from 'next-intl';
import { StatusTabs } from '../list/status-tabs';
import { useListState } from '../list/use-list-state';
import { Notices } from '../notices';
import { useWaiting } from '../waiting';
import { Inbox, type InboxProps } from './inbox';
import { messagesList } from './inbox-query';
import { Reports } from './reports';

/** What was sent to the administrators: messages of visitors, and reports of members. */
export function MessagesPage({ answers }: InboxProps) {
	const t = useTranslations('admin.messages');
	const { state, change } = useListState(messagesList);
	const { answer: counts } = useWaiting();
	const isReports = state.tab === 'reports';
	return (
		<>
			<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
			<StatusTabs
				label={t('tabs.label')}
				values={['', 'reports']}
				titleOf={(tab) => t(`tabs.${tab || 'messages'}`)}
				countOf={(tab) => counts?.[tab || 'messages'] ?? null}
				value={isReports ? 'reports' : ''}
				onChange={(tab) =>
					change({
						search: '',
						sort: messagesList.defaultSort,
						hidden: [],
						kind: '',
						state: '',
						reason: '',
						tab,
						open: '',
					})
				}
			/>
			<Notices />
			{isReports ? <Reports /> : <Inbox answers={answers} />}
		</>
	);
}
