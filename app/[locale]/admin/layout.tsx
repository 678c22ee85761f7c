import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AdminFrame } from '@/components/admin/frame';
import { isSidebarNarrow, narrowSidebarKey } from '@/components/admin/sidebar-width';
import { requireAdministrator } from '@/lib/auth/loaders';
import { defaultLanguage } from '@/lib/core/language';
import { askedPathHeader } from '@/lib/i18n/admin-language';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';

export const metadata: Metadata = { robots: { index: false } };

export default async function AdminLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	const language = await languageOfPage(params);
	// Those who have to leave go to the unprefixed address, from where the portal's own language leads on.
	await requireAdministrator(defaultLanguage, (await headers()).get(askedPathHeader) ?? '/admin');
	const sidebar = (await cookies()).get(narrowSidebarKey);
	return (
		<AdminFrame language={language} isSidebarNarrow={isSidebarNarrow(sidebar?.value)}>
			{children}
		</AdminFrame>
	);
}
