import { notFound } from 'next/navigation';
import { GET as getOutbox } from '@/app/api/admin/outbox/route';
import { Prefetched, read } from '@/app/prefetched';
import { OutboxPage } from '@/components/admin/outbox/outbox-page';
import { outboxList } from '@/components/admin/outbox/outbox-query';
import { PageMessages } from '@/components/layout/page-messages';
import { hasOutboxTable } from '@/lib/platform/mail/outbox';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

const getMetadata = adminMetadata('/admin/outbox', 'outbox.title');

export async function generateMetadata(props: AdminListPageProps) {
	if (!hasOutboxTable()) notFound();
	return getMetadata(props);
}

export default async function Page(props: AdminListPageProps) {
	if (!hasOutboxTable()) notFound();
	const { language, query } = await openListPage(outboxList, props);
	return (
		<PageMessages language={language} name="admin/outbox">
			<Prefetched language={language} reads={[read('GET /api/admin/outbox', getOutbox, { query })]}>
				<OutboxPage />
			</Prefetched>
		</PageMessages>
	);
}
