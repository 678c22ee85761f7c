import { PageMessages } from '@/components/layout/page-messages';
import type { Opening } from '@/lib/client/family/diagram/opening';
import type { Language } from '@/lib/core/language';
import { FamilySectionPage } from './family-section-page';
import { FamilyTreePanel } from './family-tree-panel';

/** A member's own tree in the words of a page. */
export function FamilyPage({ language, opening }: { language: Language; opening: Opening }) {
	return (
		<PageMessages language={language} name="family-page">
			<FamilySectionPage current="tree" language={language}>
				<FamilyTreePanel opening={opening} />
			</FamilySectionPage>
		</PageMessages>
	);
}
