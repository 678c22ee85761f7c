import { GET as getMessages } from '@/app/api/admin/messages/route';
import { GET as getReports } from '@/app/api/admin/reports/route';
import { Prefetched, read } from '@/app/prefetched';
import { messagesList, reportsList } from '@/components/admin/messages/inbox-query';
import { MessagesPage } from '@/components/admin/messages/messages-page';
import { PageMessages } from '@/components/layout/page-messages';
import { clientMessages } from '@/lib/platform/i18n/client-messages';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/messages', 'messages.title', 'messages.description');

export default async function Page(props: AdminListPageProps) {
	const { language, state, query } = await openListPage(messagesList, props);
	const answers = {
		hi: clientMessages('hi', ['admin.messages.answer']),
		en: clientMessages('en', ['admin.messages.answer']),
	};
	return (
		<PageMessages language={language} name="admin/messages">
			<Prefetched
				language={language}
				reads={[
					state.tab === 'reports'
						? read('GET /api/admin/reports', getReports, { query: reportsList.query(state) })
						: read('GET /api/admin/messages', getMessages, { query }),
				]}
			>
				<MessagesPage answers={answers} />
			</Prefetched>
		</PageMessages>
	);
}
