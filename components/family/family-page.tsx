import { memberTexts } from '@/components/member/texts';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/i18n/translate';
import type { AskedMember } from './asked-member';
import { FamilyTree } from './family-tree';
import { familyTexts, relativeTexts } from './texts';

interface FamilyPageProps {
	language: Language;
	/** Begins with the form for a new relative. */
	isAdding: boolean;
	/** Begins with the form that asks this member; null for nobody. */
	asked: AskedMember | null;
}

/** A member's own tree in the words of a page. */
export function FamilyPage({ language, isAdding, asked }: FamilyPageProps) {
	const messages = getMessages(language);
	return (
		<FamilyTree
			language={language}
			isAdding={isAdding}
			asked={asked}
			texts={familyTexts(messages)}
			memberTexts={relativeTexts(memberTexts(messages, language), messages.familyTree)}
		/>
	);
}
