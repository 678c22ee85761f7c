import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { AdminFrame } from '@/components/admin/frame';
import { SecondFactorBanner, SecondFactorRequired } from '@/components/admin/second-factor-notice';
import { isSidebarNarrow, narrowSidebarKey } from '@/components/admin/sidebar-width';
import { PageMessages } from '@/components/site/page-messages';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { hasOutboxTable } from '@/lib/platform/mail/outbox';

export const metadata: Metadata = { robots: { index: false } };

export default async function AdminLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	const language = await languageOfPage(params);
	const { secondFactor } = await requireBackOffice();
	if (secondFactor === 'required') return <SecondFactorRequired language={language} />;
	const sidebar = (await cookies()).get(narrowSidebarKey);
	return (
		<AdminFrame
			language={language}
			isSidebarNarrow={isSidebarNarrow(sidebar?.value)}
			hasOutbox={hasOutboxTable()}
		>
			{secondFactor === 'off' && <SecondFactorBanner language={language} />}
			<PageMessages language={language} paths={['stories.status']}>
				{children}
			</PageMessages>
		</AdminFrame>
	);
}
