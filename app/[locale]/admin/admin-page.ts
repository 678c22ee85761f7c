import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { type List, loadListState } from '@/components/admin/list/list-state';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

type AdminText = Parameters<Awaited<ReturnType<typeof getTranslations<'admin'>>>>[0];

export interface AdminPageProps {
	params: PageParams;
}

export interface AdminListPageProps extends AdminPageProps {
	searchParams: Promise<SearchParams>;
}

/** Makes the `generateMetadata` of a page of the back office, from the keys of its texts. */
export function adminMetadata(path: string, title: AdminText, description?: AdminText) {
	return async ({ params }: AdminPageProps): Promise<Metadata> => {
		const language = await languageOfPage(params);
		const t = await getTranslations({ locale: language, namespace: 'admin' });
		return pageMetadata({
			path,
			language,
			title: t(title),
			...(description && { description: t(description) }),
		});
	};
}

/** Lets only administrators open a page of the back office; returns its language and the reader's account. */
export async function openAdminPage({ params }: AdminPageProps) {
	const language = await languageOfPage(params);
	const { memberId } = await requireBackOffice();
	return { language, memberId };
}

/** The same for the page of a list, with what its address says and what the call of the list is asked for. */
export async function openListPage<Filter extends string, View extends string, Query extends object>(
	list: List<Filter, View, Query>,
	{ params, searchParams }: AdminListPageProps,
) {
	const opened = await openAdminPage({ params });
	const state = await loadListState(list, searchParams);
	return { ...opened, state, query: list.query(state) };
}
