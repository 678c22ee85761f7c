import { useMessages } from 'next-intl';
import { useWords } from '@/components/member/use-words';
import type { Words } from '@/lib/client/member/words';

/** The words of the page, with the labels of fields as they are where a relative is asked about. */
export function useRelativeWords(): Words {
	const words = useWords();
	const { fields } = useMessages().familyTree.wizard;
	return {
		...words,
		messages: { ...words.messages, memberFields: { ...words.messages.memberFields, ...fields } },
	};
}
