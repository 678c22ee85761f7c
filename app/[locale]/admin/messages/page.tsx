import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getMessages } from '@/app/api/admin/messages/route';
import { GET as getReports } from '@/app/api/admin/reports/route';
import { Prefetched, read } from '@/app/prefetched';
import { loadListState } from '@/components/admin/list/list-state';
import { inboxQuery, inboxShape } from '@/components/admin/messages/inbox-query';
import { MessagesPage } from '@/components/admin/messages/messages-page';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { clientMessages } from '@/lib/platform/i18n/client-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.messages' });
	return pageMetadata({
		path: '/admin/messages',
		language,
		title: t('title'),
		description: t('description'),
	});
}

interface AdminMessagesPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminMessagesPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(inboxShape, searchParams);
	const answers = {
		hi: clientMessages('hi', ['admin.messages.answer']),
		en: clientMessages('en', ['admin.messages.answer']),
	};
	return (
		<PageMessages language={language} name="admin/messages">
			<Prefetched
				language={language}
				reads={[
					state.views.tab === 'reports'
						? read('GET /api/admin/reports', getReports, { query: inboxQuery('reason', state) })
						: read('GET /api/admin/messages', getMessages, { query: inboxQuery('kind', state) }),
				]}
			>
				<MessagesPage answers={answers} />
			</Prefetched>
		</PageMessages>
	);
}
