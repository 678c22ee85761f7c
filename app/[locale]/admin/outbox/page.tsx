import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getOutbox } from '@/app/api/admin/outbox/route';
import { Prefetched, read } from '@/app/prefetched';
import { loadListState } from '@/components/admin/list/list-state';
import { OutboxPage } from '@/components/admin/outbox/outbox-page';
import { outboxQuery, outboxShape } from '@/components/admin/outbox/outbox-query';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { hasOutboxTable } from '@/lib/platform/mail/outbox';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	if (!hasOutboxTable()) notFound();
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.outbox' });
	return pageMetadata({ path: '/admin/outbox', language, title: t('title') });
}

interface AdminOutboxPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminOutboxPageProps) {
	if (!hasOutboxTable()) notFound();
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(outboxShape, searchParams);
	return (
		<PageMessages language={language} name="admin/outbox">
			<Prefetched
				language={language}
				reads={[read('GET /api/admin/outbox', getOutbox, { query: outboxQuery(state) })]}
			>
				<OutboxPage />
			</Prefetched>
		</PageMessages>
	);
}
