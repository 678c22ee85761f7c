import type { ReactNode } from 'react';
import { Chrome } from '@/components/layout/chrome';
import { BellButton } from '@/components/messaging/notifications/bell-button';
import { loadSettings } from '@/lib/features/site/settings/loaders';
import { contactIn } from '@/lib/features/site/settings/rules';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

/** Pages here are kept. None is made at build time: what they show is in the database. */
export function generateStaticParams() {
	return [];
}

export default async function PublicLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	const language = await languageOfPage(params);
	const contact = contactIn(await loadSettings(), language);
	return (
		<Chrome language={language} contact={contact} bell={<BellButton />}>
			{children}
		</Chrome>
	);
}
