import { memberTexts } from '@/components/member/texts';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/i18n/translate';
import { FamilyTree } from './family-tree';
import { familyTexts, relativeTexts } from './texts';

/** A member's own tree in the words of a page; `isAdding` begins with the form for a new relative. */
export function FamilyPage({ language, isAdding }: { language: Language; isAdding: boolean }) {
	const messages = getMessages(language);
	return (
		<FamilyTree
			language={language}
			isAdding={isAdding}
			texts={familyTexts(messages)}
			memberTexts={relativeTexts(memberTexts(messages), messages.familyTree)}
		/>
	);
}
