import type { ReactNode } from 'react';
import { Chrome } from '@/components/layout/chrome';
import { BellButton } from '@/components/messaging/notifications/bell-button';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Pages here are kept, and are shown while the database is away: they ask nothing of it. */
export function generateStaticParams() {
	return [];
}

export default async function ClosedLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	return (
		<Chrome language={await languageOfPage(params)} contact={null} bell={<BellButton />}>
			{children}
		</Chrome>
	);
}
