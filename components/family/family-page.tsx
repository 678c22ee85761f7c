import { memberMessages } from '@/components/member/words';
import { PageMessages } from '@/components/site/page-messages';
import type { Language } from '@/lib/core/language';
import { FamilyTree } from './family-tree';
import { FamilyWays } from './family-ways';
import type { Opening } from './opening';

/** A member's own tree in the words of a page. */
export function FamilyPage({ language, opening }: { language: Language; opening: Opening }) {
	return (
		<PageMessages
			language={language}
			paths={[
				...memberMessages,
				...(['familyTree', 'familyExchange', 'family.facts'] as const),
				...(['relationWords', 'fieldErrors', 'conflict'] as const),
			]}
		>
			<div className="container-page pt-3 md:pt-6">
				<FamilyWays current="tree" language={language} />
			</div>
			<FamilyTree opening={opening} />
		</PageMessages>
	);
}
