import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { userAgentFromString } from 'next/server';
import type { ReactNode } from 'react';
import { AdminFrame } from '@/components/admin/frame';
import { MaintenanceNotice } from '@/components/admin/maintenance-notice';
import { SecondFactorBanner, SecondFactorRequired } from '@/components/admin/second-factor-notice';
import { isSidebarNarrow, narrowSidebarKey } from '@/components/admin/sidebar-width';
import { PageMessages } from '@/components/layout/page-messages';
import { readMaintenance } from '@/lib/features/site/settings/commands/set-maintenance';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { hasOutboxTable } from '@/lib/platform/mail/outbox';

export const metadata: Metadata = { robots: { index: false } };

export default async function AdminLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	const language = await languageOfPage(params);
	const { secondFactor } = await requireBackOffice();
	if (secondFactor === 'required') return <SecondFactorRequired language={language} />;
	const sidebar = (await cookies()).get(narrowSidebarKey);
	const maintenance = await readMaintenance();
	const { device } = userAgentFromString((await headers()).get('user-agent') ?? undefined);
	return (
		<PageMessages language={language} name="admin/layout">
			<AdminFrame
				language={language}
				isSidebarNarrow={isSidebarNarrow(sidebar?.value)}
				hasOutbox={hasOutboxTable()}
				isWide={device.type !== 'mobile'}
			>
				<MaintenanceNotice initialState={maintenance} />
				{secondFactor === 'off' && <SecondFactorBanner language={language} />}
				{children}
			</AdminFrame>
		</PageMessages>
	);
}
