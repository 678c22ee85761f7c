import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import type { FamilyWay } from '@/lib/features/family/rules/paths';
import { FamilyLinkList } from './family-link-list';

interface FamilySectionPageProps {
	/** The page that is open. */
	current: FamilyWay;
	language: Language;
	children: ReactNode;
}

/** The place of every page about the family, so that the ways between them stay where they are. */
export function FamilySectionPage({ current, language, children }: FamilySectionPageProps) {
	return (
		<div className="container-page flex flex-col gap-5 py-4 md:py-6 print:max-w-none print:p-0">
			<FamilyLinkList current={current} language={language} />
			{children}
		</div>
	);
}
