import { memberTexts } from '@/components/member/texts';
import { PageMessages } from '@/components/site/page-messages';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { FamilyTree } from './family-tree';
import type { Opening } from './opening';
import { relativeTexts } from './texts';

interface FamilyPageProps {
	language: Language;
	opening: Opening;
}

/** A member's own tree in the words of a page. */
export function FamilyPage({ language, opening }: FamilyPageProps) {
	const messages = getMessages(language);
	return (
		<PageMessages
			language={language}
			paths={['familyTree', 'familyExchange', 'family.facts', 'relationWords', 'fieldErrors', 'conflict']}
		>
			<FamilyTree
				opening={opening}
				memberTexts={relativeTexts(memberTexts(messages, language), messages.familyTree)}
			/>
		</PageMessages>
	);
}
