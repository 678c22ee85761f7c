import type { Opening } from '@/components/family/diagram/opening';
import { PageMessages } from '@/components/layout/page-messages';
import { memberMessages } from '@/components/member/words';
import type { Language } from '@/lib/core/language';
import { FamilyFrame } from './family-frame';
import { FamilyTree } from './family-tree';

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
			<FamilyFrame current="tree" language={language}>
				<FamilyTree opening={opening} />
			</FamilyFrame>
		</PageMessages>
	);
}
