import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import type { Language } from '@/lib/core/language';
import type { MessagePath } from '@/lib/platform/i18n/client-messages';

interface AdminMessagesProps {
	language: Language;
	/** What the client components of a page read beside what all of the back office reads. */
	paths?: readonly MessagePath[];
	children: ReactNode;
}

const everywhere: readonly MessagePath[] = ['admin.frame', 'site.languages', 'fieldErrors'];

export function AdminMessages({ language, paths = [], children }: AdminMessagesProps) {
	return (
		<PageMessages language={language} paths={[...everywhere, ...paths]}>
			{children}
		</PageMessages>
	);
}
