'use client';

import { Notices } from '@/components/admin/notices';
import { StatusTabs } from '@/components/admin/status-tabs';
import { useListUrl } from '@/components/admin/use-list-url';
import { useStore } from '@/components/admin/use-store';
import { waiting } from '@/components/admin/waiting';
import { Inbox } from './inbox';
import { inboxShape, noFilters } from './inbox-query';
import { Reports } from './reports';
import type { AdminMessagesTexts } from './texts';

/** What was sent to the administrators: messages of visitors, and reports of members. */
export function MessagesPage({ texts }: { texts: AdminMessagesTexts }) {
	const list = useListUrl(inboxShape);
	const { counts } = useStore(waiting);
	const isReports = list.state.filters.tab === 'reports';
	return (
		<>
			<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
			<StatusTabs
				label={texts.tabs.label}
				tabs={[
					{ value: '', title: texts.tabs.messages, count: counts?.messages ?? null },
					{ value: 'reports', title: texts.tabs.reports, count: counts?.reports ?? null },
				]}
				value={isReports ? 'reports' : ''}
				onChange={(tab) =>
					list.change({ search: '', sort: inboxShape.defaultSort, filters: { ...noFilters, tab } })
				}
			/>
			<Notices />
			{isReports ? <Reports {...list} texts={texts} /> : <Inbox {...list} texts={texts} />}
		</>
	);
}
